/**
 * What may be there already: a file in memory, a count of this process. A promise for each of those, and a turn of the
 * microtask queue to hear of it, cost a Node host a tenth of its requests.
 */

export type Soon<Value> = Value | Promise<Value>

/** `await`, but at once where there is nothing to wait for. */
export const andThen = <Value, Next>(value: Soon<Value>, next: (value: Value) => Soon<Next>): Soon<Next> =>
  value instanceof Promise ? value.then(next) : next(value)
