import { activityLanding } from '../queries/import-activity.ts'
import { licenceCodes } from '../queries/import-licences.ts'
import { copyText } from '../../platform/import-kit/copy-text.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import { month, repeated, wholeFromZero, year } from '../../platform/import-kit/values.ts'

export const softwareActivity = defineImportKind({
  module: import.meta.url,
  kind: 'software-activity',
  landing: activityLanding,
  async columns(db) {
    const licences = await licenceCodes(db)
    const licence = repeated((raw) =>
      licences.has(raw) ? copyText(raw, 60) : new Problem('unknown_licence'),
    )
    return [
      { name: 'licence', subject: true, read: licence },
      { name: 'year', subject: true, read: year },
      { name: 'month', subject: true, read: month },
      { name: 'quotes', read: wholeFromZero },
      { name: 'orders', read: wholeFromZero },
    ]
  },
})
