/**
 * Values that may be available at once: a file in memory, a count of this process. Wrapping them in promises would cost
 * a Node host a tenth of its requests per second.
 *
 * Not named `then`: a module that exports `then` cannot be imported dynamically.
 */
export type MaybePromise<Value> = Value | Promise<Value>

/** Like `await`, but synchronous when there is nothing to wait for. */
export const chain = <Value, Next>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Next>,
): MaybePromise<Next> => (value instanceof Promise ? value.then(next) : next(value))
