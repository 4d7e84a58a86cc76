import { useEffect, useState, useSyncExternalStore } from 'react'
import { readPerson } from '../session.ts'
import { unpack } from './files.ts'
import { journal, openJournal } from './journal.ts'
import { fieldsIn, type JournalKind } from './kind.ts'
import type { JournalRecord } from './record.ts'

/** The records of the person of this window on this device. */
export function useJournal() {
  const state = useSyncExternalStore(journal.subscribe, journal.state)
  useEffect(() => {
    const person = readPerson()
    if (person !== null) void openJournal(person)
  }, [])
  return state
}

export const useRecord = (id: string): JournalRecord | null =>
  useSyncExternalStore(journal.subscribe, () => journal.get(id))

/** What a form begins with where something was kept; its files are put back. */
export interface Found {
  readonly id: string
  readonly record: JournalRecord | null
  /** Null: nothing was kept, or it is of a shape nobody knows any more. */
  readonly fields: unknown
}

/** Looks once for what was kept of this form; null until the device has answered. */
export function useFound(kind: JournalKind, subject: string, draft?: string): Found | null {
  const [found, setFound] = useState<(Found & { readonly asked: string }) | null>(null)
  // A new one gets its place in the address once it is kept: it stays the one it is.
  const [own, setOwn] = useState<string>()
  const asked = `${kind.name} ${subject} ${draft === own ? '' : (draft ?? '')}`
  useEffect(() => {
    let over = false
    const look = async () => {
      const person = readPerson()
      if (person === null) return
      await openJournal(person)
      // Left behind sealed when the session ended, perhaps by this very form: first it is opened.
      if (journal.state().sealed > 0)
        await (await import('./announce.ts')).announce(person).catch(() => undefined)
      const record = draft ? journal.get(draft) : subject === 'new' ? null : journal.find(kind.name, subject)
      const fields = record ? await unpack(fieldsIn(kind, record)) : null
      if (over) return
      const id = record?.id ?? draft ?? crypto.randomUUID()
      if (!draft) setOwn(id)
      setFound({ id, record, fields, asked })
    }
    if (!found || (found.asked !== asked && found.id !== draft)) void look()
    // The server was not reached when the form opened, and what was sealed for it is opened only now.
    const off = journal.subscribe(() => {
      if (!found || found.record || subject === 'new' || journal.get(found.id)) return
      if (journal.find(kind.name, subject)) void look()
    })
    return () => {
      over = true
      off()
    }
  }, [asked, kind, subject, draft, found])
  return found && (found.asked === asked || found.id === draft) ? found : null
}
