/** A page with HTML of the development server before one of its tags; a response that is no page stays as it is. */
export async function insertHtml(response: Response, tag: '</head>' | '</body>', added: string): Promise<Response> {
  if (response.status === 304 || !response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const text = (await response.text()).replace(tag, () => `${added}\n${tag}`)
  const headers = new Headers(response.headers)
  for (const name of ['Content-Length', 'ETag', 'Strict-Transport-Security']) headers.delete(name)
  headers.set('Cache-Control', 'no-store')
  return new Response(text, { status: response.status, headers })
}
