import { activityLanding, licenceCodes } from '../../registry/index.ts'
import { copyText } from '../copy-text.ts'
import { Problem } from '../problem.ts'
import type { Kind } from './kind.ts'
import { month, repeated, wholeFromZero, year } from './values.ts'

export const softwareActivity: Kind = {
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
}
