/** What the server puts the name in the place of, in what is drawn while the portal is built. */
const placeholder = '__BRAND__'

/** The house whose portal this is: configuration of the server, which writes it into the page. */
export const brand = (): string =>
  typeof document === 'undefined'
    ? placeholder
    : document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Mandato'
