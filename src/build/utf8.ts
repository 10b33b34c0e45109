/** How much room a text may need, known before it is encoded: UTF-8 takes at most three bytes for a UTF-16 code unit. */
export const mostBytes = (text: string): number => text.length * 3
