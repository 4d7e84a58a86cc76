/** The house whose portal this is: configuration of the server, which writes it into the page. */
export const brand = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Mandato'
