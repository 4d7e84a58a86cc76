import { AuditChoices } from '@mandato/contract/audit/settings'
import { settingsGroup } from '../../company/index.ts'

/**
 * Ten years, as long as the books (Civil Code, art. 2220); addresses a year, which an attack is looked into for. Of mails what
 * they said while somebody may ask for it again; the rest while it may be asked what happened.
 */
export const auditGroup = settingsGroup({
  key: 'audit',
  shape: AuditChoices,
  usual: { years: 10, address_months: 12, sign_in_days: 30, mail_days: 30, mail_months: 12, import_days: 90 },
})
export const auditSettings = auditGroup.chosen
