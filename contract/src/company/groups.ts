import { AccountChoices } from '../accounts/settings.ts'
import { AuditChoices } from '../audit/settings.ts'
import { ContentChoices } from '../content/settings.ts'
import { InvoiceChoices } from '../invoices/settings.ts'
import { MaterialChoices } from '../materials/settings.ts'
import { OrderChoices } from '../orders/settings.ts'
import { ReadyChoices } from '../ready/settings.ts'
import { SheetChoices } from '../sheets/settings.ts'
import { CompanyChoices } from './letterhead.ts'

/** What the company can choose, a group for each domain that has something to choose. */
export const settingGroups = {
  company: CompanyChoices,
  accounts: AccountChoices,
  audit: AuditChoices,
  content: ContentChoices,
  ready: ReadyChoices,
  orders: OrderChoices,
  invoices: InvoiceChoices,
  materials: MaterialChoices,
  sheets: SheetChoices,
} as const
export type SettingGroup = keyof typeof settingGroups
