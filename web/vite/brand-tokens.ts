import { brand, type, unit } from '@mandato/contract/brand'

const values: Readonly<Record<string, string>> = {
  ...brand,
  ...Object.fromEntries(Object.entries(type).map(([name, size]) => [`type-${name}`, `${size}px`])),
  unit: `${unit}px`,
}

/** What stands in `tokens.css` as `brand(cotto)`, with the value that mails and papers have, too. */
export const withBrand = (declared: string): string =>
  declared.replace(/brand\(([\w-]+)\)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`tokens.css: no such part of the brand: ${name}`)
    return value
  })
