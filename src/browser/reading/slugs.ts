/** Names of all terms, for what any page can do with any of them. */

/** @throws when the list cannot be had or is none */
export async function fetchSlugs(address: string): Promise<readonly string[]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return (await answer.json()) as readonly string[]
}
