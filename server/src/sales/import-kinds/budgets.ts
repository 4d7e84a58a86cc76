import { categories } from '@mandato/contract/sales/categories'
import { partitionKeys } from '@mandato/contract/sales/category-keys'
import { agencyCode, agencyIdsByCode, clientCode, knownClients } from '../../registry/index.ts'
import { budgetLanding, importedBudgets } from '../queries/import-budgets.ts'
import { spreadBudgets } from '../actions/spread-budgets.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import { cents, codeOf, month, year } from '../../platform/import-kit/values.ts'

/** Categories by their key and by their label in any language, in small letters. */
const categoryByWord = new Map(
  partitionKeys.flatMap((key) =>
    [key, ...Object.values(categories[key].label)].map((word) => [word.toLowerCase(), key]),
  ),
)

export const budgets = defineImportKind({
  module: import.meta.url,
  kind: 'budgets',
  landing: budgetLanding,
  async columns(db) {
    const agencies = await agencyIdsByCode(db)
    const agencyId = new Map([...agencies].map(([code, id]) => [code, String(id)]))
    const clientId = new Map((await knownClients(db)).map(({ code, id }) => [code, String(id)]))
    return [
      { name: 'year', subject: true, read: year },
      {
        name: 'agency_code',
        subject: true,
        read: codeOf(agencyId, agencyCode, new Problem('unknown_agency')),
      },
      {
        name: 'category',
        subject: true,
        read: (raw) =>
          categoryByWord.get(raw.toLowerCase()) ??
          new Problem('one_of', { values: partitionKeys.join(', ') }),
      },
      {
        name: 'client_code',
        subject: true,
        read: codeOf(clientId, clientCode, new Problem('unknown_client')),
      },
      { name: 'month', subject: true, read: month },
      { name: 'amount', scale: 2, read: cents },
    ]
  },
  async settle(tx) {
    await spreadBudgets(tx, await importedBudgets(tx))
    return null
  },
})
