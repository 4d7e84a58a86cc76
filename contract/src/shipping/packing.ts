/** The parcel a line is in: the only one there is, or the one somebody said; null where nobody did. */
export const parcelOf = (
  parcels: readonly { readonly n: number; readonly requests: readonly number[] }[],
  request: number,
): number | null => {
  const [only, ...others] = parcels
  if (only && others.length === 0) return only.n
  return parcels.find(({ requests }) => requests.includes(request))?.n ?? null
}

/** Is no line in two parcels? */
export const eachInOne = (parcels: readonly { readonly requests: readonly number[] }[]): boolean => {
  const all = parcels.flatMap(({ requests }) => requests)
  return new Set(all).size === all.length
}
