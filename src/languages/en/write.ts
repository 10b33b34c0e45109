/** Words of the page on which entries are written, in English. */

export const ENGLISH_WRITE = {
  title: 'Write an entry',
  description: 'A form for a new entry, or a better one, in English and Spanish: it checks the text as you type.',
  needs: 'The form runs in the browser and needs JavaScript. The ways below do without.',
  loading: 'Opening the form…',
  /** What the form stores on the device. */
  drafts: 'Drafts of entries',
  others: 'Other ways to contribute',
  form: { label: 'Fill in an issue form', what: 'a program checks the entry, answers there, and proposes it.' },
  mistake: { label: 'Report a mistake', what: 'say what is wrong on a page, and where it can be checked.' },
  missing: { label: 'Propose a term', what: 'name a word that the dictionary should explain.' },
  files: {
    label: 'Read the guide for editors',
    what: 'an entry is three files of text, which you can also send as a pull request.',
  },
}
