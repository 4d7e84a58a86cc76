import {
  type Chosen,
  type NoticeKind,
  noticeKinds,
  notified,
  reaches,
  wayOf,
} from '@mandato/contract/domains'
import { holds, type Person } from '../platform/person.ts'

/** Routine notices: for the agent assigned to the client; for the whole agency when none is assigned. */
export const forOwnAgent: readonly NoticeKind[] = noticeKinds.filter((kind) => notified[kind].assigned)

/** What a person is told of and did not choose to leave out; the press and resellers of what is published for them alone. */
export const toldOf = (person: Person, chosen: Chosen): readonly NoticeKind[] =>
  noticeKinds.filter(
    (kind) =>
      reaches(kind, person, (needed) => holds(person, needed)) && wayOf(chosen, kind, person.role) !== 'off',
  )
