/** The words around the form that tries requests, in both languages. */

export interface TryStrings {
  readonly request: string
  readonly families: Readonly<Record<'api' | 'pages' | 'mcp', string>>
  readonly page: string
  readonly fields: string
  readonly optional: string
  readonly any: string
  readonly command: string
  readonly send: string
  readonly answer: string
  readonly headers: string
  readonly body: string
  readonly notes: Readonly<Record<'slug' | 'path' | 'q' | 'lang', string>>
}
