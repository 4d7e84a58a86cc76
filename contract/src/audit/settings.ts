import * as z from 'zod'

/** What the company can choose about how long it keeps what nobody needs any more; business records follow the law. */
export const AuditChoices = z.strictObject({
  /** Entries are let go after so many years. */
  years: z.int().min(2).max(30),
  /** The address an act came from is taken off its entry after so many months. */
  address_months: z.int().min(1).max(36),
  /** Sessions and links for a password are let go so many days after their end. */
  sign_in_days: z.int().min(7).max(365),
  /** Text and attachments of sent mails are let go after so many days … */
  mail_days: z.int().min(7).max(365),
  /** … and that they were sent after so many months. */
  mail_months: z.int().min(1).max(60),
  /** Rejected and changed rows of an import are let go after so many days. */
  import_days: z.int().min(14).max(730),
})
export type AuditChoices = z.output<typeof AuditChoices>
