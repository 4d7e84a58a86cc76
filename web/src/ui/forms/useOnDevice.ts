import i18next from 'i18next'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { dropRecord, holdRecord, journal, keepRecord, submitRecord } from '../../platform/journal/journal.ts'
import type { JournalKind } from '../../platform/journal/kind.ts'
import { kick, type Outcome, watchRecord } from '../../platform/journal/outcome.ts'
import { type Found, useRecord } from '../../platform/journal/useJournal.ts'
import { isViewing, readPerson } from '../../platform/session.ts'
import { useKeeping } from './useKeeping.ts'

interface Options<T> {
  readonly kind: JournalKind
  readonly found: Found
  /** What it is about, for its kind; `new` where there is no number yet. */
  readonly subject: string
  /** What is typed: the same object as long as nothing else is. */
  readonly typed: T
  /** Nothing of it would be missed: then nothing is kept. */
  readonly isEmpty: (typed: T) => boolean
  /** As it lies on the device. */
  readonly fieldsOf: (typed: T) => object
  /** What a list says of it: for whom, and a few words. */
  readonly about: (typed: T) => { readonly title: string; readonly about: string }
  /** How its sending ended, in this window or in another one. */
  readonly heard: (outcome: Outcome) => void
}

/**
 * What every form that may be written without a network has in common, whatever shape its fields have: kept on the
 * device while it is typed, found again after anything, sent under one number however often it is tried.
 */
export function useOnDevice<T extends object, A extends string>(options: Options<T>) {
  const { kind, found, subject, typed, isEmpty, fieldsOf, about, heard } = options
  const { id } = found
  // Whose it is was settled when it was opened: the session may end while somebody types.
  const [person] = useState(() => (isViewing() ? null : readPerson()))
  const record = useRecord(id)
  const [leaving, setLeaving] = useState<A | null>(null)
  const [part, setPart] = useState(0)

  const keep = (of: T, more?: object) =>
    keepRecord({
      id,
      person: person ?? 0,
      kind: kind.name,
      subject,
      shape: kind.shape,
      fields: { ...fieldsOf(of), ...more },
      ...about(of),
    })
  const write = async (of: T) => {
    if (person === null) return null
    if (!isEmpty(of)) return keep(of)
    // Taken back to the last letter; what is to be sent stays what it is.
    if (journal.get(id)?.state === 'draft') await dropRecord(id)
    return null
  }
  const keeping = useKeeping(typed, write, found.record?.at ?? null)

  const hear = useEffectEvent((outcome: Outcome) => {
    setLeaving(null)
    setPart(0)
    heard(outcome)
  })
  useEffect(() => watchRecord(id, (outcome) => hear(outcome), setPart), [id])

  /** Sends it, now or as soon as there is a network; `more` is what was asked for the sending alone. */
  const save = async (act: A, more?: object) => {
    if (isViewing()) {
      const message = i18next.t('app:errors.readsOnly')
      return heard({
        done: false,
        waits: false,
        error: new ApiError(403, { key: 'view_as_reads_only', message }),
      })
    }
    setLeaving(act)
    // A session that ended is told by the sending, not here.
    if (person === null) return
    await keep(typed, more)
    keeping.settled(typed)
    await submitRecord(id, act)
    kick()
  }
  const waits = leaving === null && (record?.state === 'waiting' || record?.state === 'sending')
  return {
    keeping,
    kept: keeping.kept,
    foundAt: found.record?.at ?? null,
    /** What it is being sent for; null while nothing is on its way. */
    leaving,
    busy: leaving !== null,
    part,
    record,
    /** It goes by itself as soon as somebody answers. */
    waits,
    /** Something of it may have arrived: it cannot be taken back any more. */
    tried: waits && record?.left !== null,
    hold: () => void holdRecord(id),
    save: (act: A, more?: object) => void save(act, more),
    /** Gives up what was typed; `rest` is what the form shows from then on. */
    drop: (rest: T) => {
      keeping.settled(rest)
      void dropRecord(id)
    },
  }
}
