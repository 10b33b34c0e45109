/** Words of the cards for other sites in English. */

export const ENGLISH_EMBED = {
  /** The link to the entry. */
  read: (site: string) => `Read the entry in ${site}`,
  /** What stands before each example on the developers page. */
  frame: 'Show the frame',
  word: 'This is a word that explains itself:',
  article: 'And in this paragraph the script has marked the first mention of each term:',
  answer: 'This is what oEmbed answers of an entry:',
}
