/** The two folders a site is made from. */
export interface Folders {
  /** Absolute path of the content folder. */
  readonly content: string
  /** Absolute path of the folder whose files are copied byte for byte. */
  readonly public: string
}
