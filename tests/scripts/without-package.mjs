/** Loaded before a script: the package that WITHOUT_PACKAGE names cannot be found, as where it is not installed. */
import { register } from 'node:module'

const hooks = `export async function resolve(name, context, next) {
  if (name !== ${JSON.stringify(process.env.WITHOUT_PACKAGE)}) return next(name, context)
  throw Object.assign(new Error("Cannot find package '" + name + "' imported from here"), { code: 'ERR_MODULE_NOT_FOUND' })
}`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
