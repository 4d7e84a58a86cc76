import { classesOf, type EnergyGroup, energyGroups, rangeOf } from '@mandato/contract/catalogue/energy'
import { hasGtinDigit } from '@mandato/contract/fields/ean'
import { applianceLanding } from '../queries/import-appliances.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import type { Column } from '../../platform/import-kit/kind.ts'
import { articleCode, between, cents, oneOf, text } from '../../platform/import-kit/values.ts'

type Read = Column['read']

export const appliances = defineImportKind({
  module: import.meta.url,
  kind: 'appliances',
  landing: applianceLanding,
  async columns() {
    return [
      { name: 'code', subject: true, read: articleCode },
      { name: 'name', read: text(160) },
      { name: 'brand', read: text(80) },
      { name: 'ean', read: ean },
      { name: 'family_code', read: (raw) => (raw.length > 20 ? tooLong(20) : raw.toUpperCase()) },
      { name: 'energy_class', read: energyClass },
      { name: 'energy_group', read: energyGroup },
      { name: 'eprel_number', read: (raw) => (/^\d{1,12}$/.test(raw) ? raw : new Problem('whole_positive')) },
      { name: 'width', read: millimetres },
      { name: 'height', read: millimetres },
      { name: 'depth', read: millimetres },
      { name: 'weight', scale: 3, read: grams },
      { name: 'price', scale: 2, read: notNegative },
      { name: 'compatible_models', read: text(500) },
    ]
  },
})

const tooLong = (max: number) => new Problem('too_long', { max })
const millimetres = between(1, 5000, 0)

const grams: Read = (raw, styles, other) => {
  const read = between(0.001, 1000, 3)(raw, styles, other)
  return read instanceof Problem ? read : String(Math.round(Number(read) * 1000))
}

const notNegative: Read = (raw, styles, other) => {
  const read = cents(raw, styles, other)
  return typeof read === 'string' && read.startsWith('-') ? new Problem('negative') : read
}

const ean: Read = (raw) => {
  const digits = raw.replace(/[\s-]/g, '')
  if (!/^(\d{8}|\d{13})$/.test(digits)) return new Problem('ean_length')
  return hasGtinDigit(digits) ? digits : new Problem('check_digit')
}

const known = (raw: string | undefined): EnergyGroup | undefined =>
  energyGroups.find((group) => group === raw?.trim().toLowerCase())

/** As labels write it, or as the European register does (`APPP` is A+++). */
const energyClass: Read = (raw, _styles, other) => {
  const group = known(other('energy_group'))
  if (!group) return new Problem('energy_group_missing')
  const range = rangeOf(group)
  if (!range) return new Problem('energy_class_none')
  const upper = raw.toUpperCase().replace(/^A(P{1,3})$/, (_, plus: string) => `A${'+'.repeat(plus.length)}`)
  const classes: readonly string[] = classesOf[range]
  return classes.includes(upper) ? upper : new Problem('one_of', { values: classes.join(', ') })
}

/** A group with a label needs its class in the same row: nothing goes out without it. */
const energyGroup: Read = (raw, styles, other) => {
  const read = oneOf(energyGroups)(raw, styles, other)
  if (read instanceof Problem) return read
  const group = known(read)
  const range = group && rangeOf(group)
  return range && !other('energy_class')?.trim()
    ? new Problem('energy_class_missing', { classes: classesOf[range].join(', ') })
    : read
}
