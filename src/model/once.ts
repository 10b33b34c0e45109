/** What is made once and then remembered: for good, or as long as the object lives that it was made for. */

/** @returns the value, made when it is first asked for */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** @returns the value of an object, made when it is first asked for and forgotten with the object */
export function oncePer<Key extends object, Value extends NonNullable<unknown>>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return key => {
    let value = made.get(key)
    if (value === undefined) {
      value = make(key)
      made.set(key, value)
    }
    return value
  }
}
