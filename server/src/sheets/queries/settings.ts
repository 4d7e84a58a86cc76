import { SheetChoices } from '@mandato/contract/sheets/settings'
import { settingsGroup } from '../../company/index.ts'
import { renewalJob } from '../renewal-job.ts'
import { usualSettings } from '../settings.ts'

export const sheetGroup = settingsGroup({
  key: 'sheets',
  shape: SheetChoices,
  usual: usualSettings,
  // A shorter life of sheets makes some of them due at once.
  follows: ({ db, jobs }) => jobs.send(db, renewalJob, {}),
  shown: (sheets) => ({ sheets }),
})
export const sheetSettings = sheetGroup.chosen
