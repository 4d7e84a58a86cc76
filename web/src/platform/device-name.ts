/** What a device is called until its person calls it something else: `Smartphone, Chrome`. */
export function deviceName(): string {
  const { userAgent } = navigator
  const kinds: readonly (readonly [RegExp, string])[] = [
    [/iPad|Tablet|Android(?!.*Mobile)/, 'Tablet'],
    [/iPhone|Mobile/, 'Smartphone'],
  ]
  const browsers: readonly (readonly [RegExp, string])[] = [
    [/Edg\//, 'Edge'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]
  const first = (list: typeof kinds, otherwise: string) =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? otherwise
  return `${first(kinds, 'PC')}, ${first(browsers, 'browser')}`
}
