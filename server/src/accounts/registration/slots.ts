import type { RegistrationMatch } from '@mandato/contract/accounts/registration-calls'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Person } from '../../platform/person.ts'

/** What registrations are handed of the domains behind them: clients are the registry's, the legal text is the sheets'. */
export interface RegistrationSlots {
  sees(person: Person, alias: string): RawBuilder<boolean>
  clientsLike(
    db: Db,
    person: Person,
    applicant: {
      readonly company: string
      readonly vat_number: string
      readonly customer_code: string
      readonly email: string
      readonly city: string
    },
  ): Promise<RegistrationMatch[]>
  isClientInSight(db: Db, person: Person, id: number): Promise<boolean>
  /** The version of the information on personal data that holds on a day; null where there is none. */
  privacyVersion(db: Db, day: string): Promise<number | null>
}
