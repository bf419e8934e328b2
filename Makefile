.PHONY: check build test thorough lint format record clean

# What CI runs.
check:
	.ci/run

build:
	swift build

test:
	swift test

# Random tests with every seed, and costs at every length: minutes.
thorough:
	THOROUGH_TESTS=1 swift test

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources

# Writes the recorded screens anew; the tests fail all the same, so that they are looked at.
record:
	RECORD_SNAPSHOTS=1 swift test --filter looksAsRecorded

clean:
	rm -rf .build Benchmarks/.build
