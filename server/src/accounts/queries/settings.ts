import { AccountChoices } from '@mandato/contract/accounts/settings'
import { settingsGroup } from '../../company/index.ts'

/** Queries/sessions.ts reads it at every call: a change holds from everybody's next one. */
export const accountGroup = settingsGroup({
  key: 'accounts',
  shape: AccountChoices,
  usual: { two_factor_for: [] },
})
