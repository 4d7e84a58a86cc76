/** In an address, where no column is put away although some are at first. */
const none = 'none'

/** The columns put away; an address that says nothing of them leaves them as they are at first. */
export function hiddenFromAddress(
  hide: string | undefined,
  atFirst: readonly string[] = [],
): readonly string[] {
  if (hide === undefined) return atFirst
  return hide === none ? [] : hide.split(',')
}

export function hiddenToAddress(
  hidden: readonly string[],
  atFirst: readonly string[] = [],
): string | undefined {
  if (hidden.length === atFirst.length && hidden.every((key) => atFirst.includes(key))) return undefined
  return hidden.length === 0 ? none : hidden.join(',')
}
