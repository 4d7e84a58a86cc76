/** Pictures of a map server, where the house uses one; else our own outlines are drawn. */
interface Tiles {
  readonly url: string
  readonly attribution: string
}

const said = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Configuration of the server, which writes it into the page. */
export function tiles(): Tiles | null {
  const url = said('map-tiles')
  return url ? { url, attribution: said('map-attribution') } : null
}
