/** The published openapi.json of the tiny dictionary, and a judge that holds values against its schemas. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { jsonOf, tiny } from './rendered.ts'

interface Answer {
  readonly headers: Readonly<Record<string, { readonly $ref: string }>>
  readonly content?: Readonly<
    Record<string, { readonly schema: { readonly $ref?: string }; readonly example: unknown }>
  >
}
interface Operation {
  readonly operationId: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: object
    readonly example: unknown
  }[]
  readonly responses: Readonly<Record<string, Answer>>
}
interface OpenApi {
  readonly openapi: string
  readonly info: { readonly version: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly headers: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>
  }
}

export const description = jsonOf(tiny().files, 'openapi.json') as OpenApi
export const ajv = new Ajv2020({ allErrors: true, strict: true, validateSchema: false })
addFormats.default(ajv)
ajv.addVocabulary(Object.keys(description)).addSchema(description, 'openapi.json')

const validator = (reference: string): ValidateFunction => ajv.compile({ $ref: `openapi.json${reference}` })

export function faultsOf(reference: string, value: unknown): readonly string[] {
  const validate = validator(reference)
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
