import { hasGtinDigit } from '@mandato/contract/fields/ean'
import { codesByEan, materialLanding } from '../queries/import-materials.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import type { Column } from '../../platform/import-kit/kind.ts'
import { articleCode, between, cents, day, text } from '../../platform/import-kit/values.ts'

export const materials = defineImportKind({
  module: import.meta.url,
  kind: 'materials',
  landing: materialLanding,
  async columns(db) {
    return [
      { name: 'product_code', subject: true, read: articleCode },
      { name: 'name', read: text(160) },
      { name: 'family', read: text(80) },
      { name: 'ean', read: eanOfOne(await codesByEan(db)) },
      { name: 'conf', read: between(1, 99_999, 0) },
      { name: 'price', scale: 2, read: noDebt },
      { name: 'cost', scale: 2, read: noDebt },
      { name: 'dpe', date: true, read: day },
      { name: 'manager', read: text(80) },
      { name: 'name_en', read: text(160) },
      { name: 'name_fr', read: text(160) },
      { name: 'name_es', read: text(160) },
    ]
  },
})

const noDebt: Column['read'] = (raw, styles, other) => {
  const read = cents(raw, styles, other)
  return typeof read === 'string' && read.startsWith('-') ? new Problem('negative') : read
}

/**
 * An EAN with its check digit that no other material has, neither in the catalogue nor in the rows before.
 * @param owners code of the material by EAN; the rows of the file add theirs
 */
const eanOfOne =
  (owners: Map<string, string>): Column['read'] =>
  (raw, _styles, other) => {
    if (raw.length > 40) return new Problem('too_long', { max: 40 })
    const digits = raw.replace(/[\s-]/g, '')
    if (!/^(\d{8}|\d{13})$/.test(digits)) return new Problem('ean_length')
    if (!hasGtinDigit(digits)) return new Problem('check_digit')
    const code = other('product_code')?.toUpperCase() ?? ''
    const owner = owners.get(digits)
    if (owner !== undefined && owner !== code) return new Problem('ean_taken', { code: owner })
    owners.set(digits, code)
    return digits
  }
