/** The address that readers copy and share: the canonical one, without the traces of how they came here. */
export const pageAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.origin + location.pathname
