import { defineImportFollower } from '../../platform/import-kit/declared.ts'
import { wantChecks } from '../queries/refresh-checks.ts'

/** What was to be paid for a line depends on the prices and discounts of its day. */
export const checksFollow = defineImportFollower({
  module: import.meta.url,
  follows: ['prices', 'discounts'],
  settle: wantChecks,
})
