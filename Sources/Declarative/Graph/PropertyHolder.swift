/// A view that keeps a modifier whose dynamic properties are its own.
package protocol PropertyHolder {}
