import type { Language } from '../../platform/i18n/languages.ts'
import { parseMoney } from '../../ui/forms/parse-money.ts'
import type { Format } from '../../ui/format.ts'
import type { Feature, Material, MaterialInput } from './data.ts'

export type TypedFeature = Omit<Feature, 'id'>

/** A material as it stands in its form: numbers and amounts as they are typed. */
export type Typed = {
  readonly product_code: string
  readonly name: string
  readonly name_en: string
  readonly name_fr: string
  readonly name_es: string
  readonly family_id: string | null
  readonly type: string
  readonly brand: string
  readonly internal_code: string
  readonly barcode: string
  readonly ean: string
  readonly dpe: string
  readonly manager: string
  readonly conf: string
  readonly weight: string
  readonly price: string
  readonly cost: string
  readonly printed: string
  readonly location: string
  readonly notes: string
  readonly visible_in_table: boolean
  readonly features: readonly TypedFeature[]
}

const number = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

/** What the form begins with; null for a new material. */
export function typedOf(one: Material | null, format: Format): Typed {
  const amount = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : format.money(value, !Number.isInteger(value))
  return {
    product_code: one?.product_code ?? '',
    name: one?.name_it ?? '',
    name_en: one?.name_en ?? '',
    name_fr: one?.name_fr ?? '',
    name_es: one?.name_es ?? '',
    family_id: one?.family_id ? String(one.family_id) : null,
    type: one?.type ?? '',
    brand: one?.brand ?? '',
    internal_code: one?.internal_code ?? '',
    barcode: one?.barcode ?? '',
    ean: one?.ean ?? '',
    dpe: one?.dpe ?? '',
    manager: one?.manager ?? '',
    conf: number(one?.conf ?? 1),
    weight: number(one?.weight),
    price: amount(one?.price),
    cost: amount(one?.cost),
    printed: number(one?.printed ?? 0),
    location: one?.location ?? '',
    notes: one?.notes ?? '',
    visible_in_table: one?.visible_in_table ?? true,
    features:
      one?.features.map(({ label_name, value, type, language_id }) => ({
        label_name,
        value,
        type,
        language_id,
      })) ?? [],
  }
}

const isWritten = (feature: TypedFeature) => feature.label_name.trim() !== '' || feature.value.trim() !== ''

/** The features as they are sent, each with its place among those typed: rows left empty are not sent. */
const writtenFeatures = (features: readonly TypedFeature[]) =>
  features.flatMap((feature, at) => (isWritten(feature) ? [{ feature, at }] : []))

/** The server counts features without the empty rows, which were not sent. */
export function pathOf(path: string, { features }: Typed): string {
  const written = writtenFeatures(features)
  return path.replace(/^features\.(\d+)/, (_, n) => `features.${written[Number(n)]?.at}`)
}

/** What is sent of it. */
export function sentOf(typed: Typed, language: Language): MaterialInput {
  const amount = (text: string) => (text.trim() === '' ? null : parseMoney(text, language))
  const { conf, weight, printed, price, cost, family_id, features, ...texts } = typed
  return {
    product_code: texts.product_code,
    name: texts.name,
    name_en: texts.name_en || null,
    name_fr: texts.name_fr || null,
    name_es: texts.name_es || null,
    type: texts.type,
    brand: texts.brand,
    manager: texts.manager,
    location: texts.location,
    notes: texts.notes,
    internal_code: texts.internal_code || null,
    barcode: texts.barcode || null,
    ean: texts.ean || null,
    dpe: texts.dpe || null,
    visible_in_table: texts.visible_in_table,
    family_id: family_id === null ? null : Number(family_id),
    conf: Number(conf),
    weight: weight === '' ? null : Number(weight),
    printed: Number(printed),
    price: amount(price),
    cost: amount(cost),
    features: writtenFeatures(features).map(({ feature }) => feature),
  }
}
