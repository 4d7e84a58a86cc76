import { type Drawing, isSignature, pictureOf } from '../ui/signature/strokes.ts'

/** What a form with a signature holds of it. */
export interface Signed {
  readonly name: string
  readonly drawing: Drawing | null
}

export const isUnnamed = ({ name }: Signed): boolean => name.trim().length < 2
export const isUnsigned = ({ drawing }: Signed): boolean => !isSignature(drawing)

/** As it is sent; null where name or drawing is missing. */
export const signatureOf = (signed: Signed) =>
  isUnnamed(signed) || !isSignature(signed.drawing)
    ? null
    : { kind: 'drawn' as const, name: signed.name.trim(), svg: pictureOf(signed.drawing) }
