/**
 * How many labels a shipment needs (invariant 15): one for each parcel, at least one, and one for each note beyond
 * the first, which stands on the letter.
 */
export const labelCount = (parcels: number, notes: number): number =>
  Math.max(parcels, 1) + Math.max(notes - 1, 0)

/** The year (four digits) and six digits that restart each year. */
const shipmentCode = /^(\d{4}\d{6})(?:-(\d{1,4}))?$/

/** What the Code128 and the QR code of a label say: the shipment's number, a hyphen and the parcel's number. */
export const labelCode = (shipment: string, parcel: number): string => `${shipment}-${parcel}`

/**
 * Reads what was scanned or typed; spaces around it do not matter.
 * @returns null when it is no code of a shipment
 */
export function readLabelCode(
  given: string,
): { readonly shipment: string; readonly parcel: number | null } | null {
  const [, shipment, parcel] = shipmentCode.exec(given.trim()) ?? []
  if (shipment === undefined) return null
  return { shipment, parcel: parcel === undefined ? null : Number(parcel) }
}

/** The number of a transport letter as people write it: `2025/00812`. */
export const letterNumber = ({ year, number }: { readonly year: number; readonly number: number }): string =>
  `${year}/${String(number).padStart(5, '0')}`

/** A4 sheets of 2 × 4 labels (Avery L7165), or one label of 100 × 150 mm for a thermal printer. */
export const labelFormats = ['a4', '100x150'] as const
export type LabelFormat = (typeof labelFormats)[number]
