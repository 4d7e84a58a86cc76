import type { NumberKind, TaskKind } from '@mandato/contract/domains'
import type { FoundNumber } from '@mandato/contract/home/numbers'
import type { Language } from '@mandato/contract/words'
import type { UserSlots } from './accounts/users/slots.ts'
import type { VisibleTo } from './accounts/view-as/slots.ts'
import type { RegistrationSlots } from './accounts/registration/slots.ts'
import type { AppParts } from './app-parts.ts'
import type { SettingsGroup } from './company/index.ts'
import type { Contests } from './invoices/index.ts'
import type { Context } from './platform/context.ts'
import type { Db } from './platform/db/db.ts'
import type { Bound } from './platform/http/handlers.ts'
import type { ImportKinds } from './platform/import-kit/declared.ts'
import type { ImportFollower, Kind } from './platform/import-kit/kind.ts'
import type { Job } from './platform/jobs.ts'
import type { DigestPart } from './platform/mail/digest-part.ts'
import type { Person } from './platform/person.ts'
import type { StockOf } from './prices/index.ts'
import type { ClientFigures, Erase, OpenThings } from './registry/index.ts'

/** What earlier domains need and only a later one knows how to do; each entry is provided by one domain. */
export interface Provided extends RegistrationSlots, UserSlots {
  readonly visibleTo: VisibleTo
  readonly figures: ClientFigures
  readonly stockOf: StockOf
  readonly contests: Contests
}

/** Something that waits for the person today, and how often. */
export interface Task {
  readonly kind: TaskKind
  readonly count: number
}

/** What people find by its number, or by a part of it, from the search of every page. */
export interface NumberSearch {
  readonly kind: NumberKind
  /** Also where a year alone was typed, which is the beginning of every number of that year. */
  readonly ofYears?: true
  /** Those the person sees. */
  readonly find: (
    db: Db,
    person: Person,
    typed: string,
    most: number,
    language: Language,
  ) => Promise<readonly FoundNumber[]>
}

/** What all domains declare, put together: handed to the one whose calls answer with it. */
export interface Together extends Provided {
  readonly settings: readonly SettingsGroup[]
  readonly deletionBlockers: readonly OpenThings[]
  readonly erasers: readonly Erase[]
  /** What is told together by mail. */
  readonly digests: readonly DigestPart[]
  readonly search: readonly NumberSearch[]
  readonly importKinds: ImportKinds
  /** What waits for the person, over all domains. */
  readonly tasks: (context: Context) => Promise<readonly Task[]>
}

/**
 * All that a domain adds to the portal. Nothing of it is listed anywhere else on the server: `domains.ts` names the domain,
 * and the rest follows.
 */
export interface Domain {
  readonly name: string
  /** Its calls with what answers them. */
  readonly routes: (parts: AppParts, together: Together) => readonly Bound[]
  /** What runs in the background, and what of its data is deleted when its time is over. */
  readonly jobs?: (parts: AppParts, together: Together) => readonly Job[]
  /** What of it is told together by mail, in words of its own. */
  readonly digest?: DigestPart
  /** What the company can choose about it. */
  readonly settings?: SettingsGroup
  readonly provides?: (parts: AppParts) => Partial<Provided>
  /** What is open with a client and keeps it from being deleted. */
  readonly deletionBlockers?: readonly OpenThings[]
  /** What is made anonymous when a client is deleted, in the transaction of the deletion. */
  readonly erasers?: (parts: AppParts) => readonly Erase[]
  readonly tasks?: (context: Context, provided: Provided) => Promise<readonly Task[]>
  /** What of it is found by a number. */
  readonly search?: readonly NumberSearch[]
  /** The ERP files whose rows are its own. */
  readonly importKinds?: readonly Kind[]
  /** What of it has to be worked out anew when rows of earlier domains' files are written. */
  readonly importFollowers?: readonly ImportFollower[]
}

/** Keeps what exactly is declared, so that `domains.ts` can check by types that nothing is missing. */
export const defineDomain = <const D extends Domain>(domain: D): D => domain
