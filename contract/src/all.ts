import { accounts } from './accounts/index.ts'
import { audit } from './audit/index.ts'
import { catalogue } from './catalogue/index.ts'
import { company } from './company/index.ts'
import { content } from './content/index.ts'
import { home } from './home/index.ts'
import { imports } from './imports/index.ts'
import { invoices } from './invoices/index.ts'
import { materials } from './materials/index.ts'
import { orders } from './orders/index.ts'
import { prices } from './prices/index.ts'
import { ready } from './ready/index.ts'
import { registry } from './registry/index.ts'
import { requests } from './requests/index.ts'
import { sales } from './sales/index.ts'
import { sheets } from './sheets/index.ts'
import { shipping } from './shipping/index.ts'
import { signing } from './signing/index.ts'
import { bulkCalls } from './bulk.ts'
import { commonFieldWords } from './fields/field-words.ts'
import { printCalls } from './prints.ts'

/** What all domains have. */
const platform = { calls: { ...printCalls, ...bulkCalls }, fieldWords: commonFieldWords } as const

/** Every domain with its calls, from the ground up. */
export const all = [
  platform,
  company,
  audit,
  accounts,
  registry,
  content,
  sales,
  prices,
  catalogue,
  ready,
  orders,
  invoices,
  materials,
  shipping,
  signing,
  sheets,
  requests,
  imports,
  home,
] as const
