import { ReadyChoices } from '@mandato/contract/ready/settings'
import { settingsGroup } from '../../company/index.ts'

/** Usual as the specification says (§9). */
export const readyGroup = settingsGroup({
  key: 'ready',
  shape: ReadyChoices,
  usual: {
    few_up_to: 5,
    hold_minutes: 30,
    queue_minutes: 10,
    prepare_days: 2,
    pickup_days: 3,
    extend_days: 3,
    patron_day: '',
    pickup_place: '',
    closures: [],
  },
})
export const readySettings = readyGroup.chosen
