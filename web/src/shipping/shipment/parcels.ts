import type { Shipment } from '../data.ts'
import { gramsOf } from '../useKilograms.ts'

/** A parcel as it is typed: weight in kilograms, size as 60 × 40 × 38 (centimetres). */
export interface TypedParcel {
  readonly weight: string
  readonly size: string
  readonly contents: string
  /** The lines that are in it. */
  readonly requests: readonly number[]
}

export const emptyParcel: TypedParcel = { weight: '', size: '', contents: '', requests: [] }

/** @param kilograms writes kilograms as they are typed */
export const typedParcels = (
  parcels: Shipment['parcels'],
  kilograms: (value: number) => string,
): readonly TypedParcel[] =>
  parcels.length > 0
    ? parcels.map(({ weight, size, contents, requests }) => ({
        weight: weight === null ? '' : kilograms(weight / 1000),
        size: size ? `${size.length} × ${size.width} × ${size.height}` : '',
        contents,
        requests,
      }))
    : [emptyParcel]

export const wrongWeight = ({ weight }: TypedParcel): boolean => gramsOf(weight) === null
export const wrongSize = ({ size }: TypedParcel): boolean => size.trim() !== '' && sizeOf(size) === null

/** As it is sent: grams and whole centimetres. */
export const sentParcel = ({ weight, size, contents, requests }: TypedParcel) => ({
  weight: gramsOf(weight),
  size: sizeOf(size),
  contents: contents.trim(),
  requests: [...requests],
})

/** The parcels with a line in the one at this place, and in no other; in none where there is no such place. */
export const withLineIn = (parcels: readonly TypedParcel[], request: number, at: number): TypedParcel[] =>
  parcels.map((parcel, i) => {
    const others = parcel.requests.filter((one) => one !== request)
    return { ...parcel, requests: i === at ? [...others, request] : others }
  })

/** 60 × 40 × 38, however it is typed. */
function sizeOf(typed: string) {
  const [length = 0, width = 0, height = 0, ...more] = typed
    .split(/[x×*\s]+/i)
    .filter(Boolean)
    .map(Number)
  const fits = [length, width, height].every((cm) => Number.isInteger(cm) && cm >= 1 && cm <= 2000)
  return fits && more.length === 0 ? { length, width, height } : null
}
