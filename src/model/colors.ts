/** The color of the page, where the style sheet cannot say it: the web app manifest and the browser's own frame. */
export const PAPER = { light: '#fdfcf9', dark: '#15171c' } as const
