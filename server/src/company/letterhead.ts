import { CompanyChoices } from '@mandato/contract/company/letterhead'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import { type Company, companyNamed } from '../platform/papers/drawing/index.ts'
import { settingsGroup } from './group.ts'

/** Empty until somebody fills it in. */
export const companySettings = settingsGroup({
  key: 'company',
  shape: CompanyChoices,
  usual: { tagline: '', name: '', address: '', legal: '', forms_mail: '' },
})

/** The company at the head of a paper, as it entered itself in the settings. */
export async function letterhead(db: Db, { brandName }: Pick<Config, 'brandName'>): Promise<Company> {
  const { forms_mail: formsMail, ...rest } = await companySettings.chosen(db)
  const said = Object.entries({ ...rest, formsMail }).filter(([, value]) => value !== '')
  return companyNamed(brandName, Object.fromEntries(said))
}
