/** Functions that compute a value on first use and keep it, for good or for as long as a key object lives. */
import type { Language } from '../schema/language.ts'

/** @returns a function that calls `make` once and returns the same value on every call */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export function perLanguage<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const made = { en: once(() => make('en')), es: once(() => make('es')) }
  return language => made[language]()
}

/** @returns a function that calls `make` once for each object; values are collected with their keys */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>()
  return key => {
    let own = made.get(key)
    if (!own) {
      own = { value: make(key) }
      made.set(key, own)
    }
    return own.value
  }
}
