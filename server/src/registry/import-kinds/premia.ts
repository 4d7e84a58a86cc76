import { presentClient } from './codes.ts'
import { confirmPremia, premiaLanding } from '../queries/import-premia.ts'
import { knownClients } from '../queries/import-clients.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import { text, wholeFromZero, year } from '../../platform/import-kit/values.ts'

export const premia = defineImportKind({
  module: import.meta.url,
  kind: 'premia',
  landing: premiaLanding,
  async columns(db) {
    const holder = presentClient(await knownClients(db))
    return [
      { name: 'client_code', subject: true, read: holder },
      { name: 'year', subject: true, read: year },
      { name: 'points', read: wholeFromZero },
      { name: 'tier', read: text(60) },
      { name: 'next_tier', read: text(60) },
      { name: 'missing', read: wholeFromZero },
    ]
  },
  settle: (tx, askedAsOf, today) => confirmPremia(tx, askedAsOf ?? today),
})
