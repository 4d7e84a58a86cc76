import { useMemo, useState } from 'react'
import { useKept } from '../../ui/forms/useKept.ts'
import type { LegalKind, Versions } from './data.ts'
import { dropLegalDraft, keepLegalDraft, readLegalDraft } from './legal-draft.ts'
import { editable, sayTheSame, type Texts } from './texts.ts'

/** The next version while it is written: begun from the latest one, or gone on with where it was left on this device. */
export function useLegalText(kind: LegalKind, versions: Versions, person: number) {
  const [latest] = useState(() => editable(versions))
  const [found, setFound] = useState(() => {
    const left = readLegalDraft(person, kind)
    // What was published meanwhile is no draft any more.
    return left && sayTheSame(left.texts, latest) ? null : left
  })
  const [texts, setTexts] = useState<Texts>(found?.texts ?? latest)
  const dirty = texts !== latest
  const from = found?.from ?? versions.latest
  const typed = useMemo(() => (dirty ? { texts, from } : null), [dirty, texts, from])
  const drop = () => dropLegalDraft(person, kind)
  const keeper = {
    keep: (draft: NonNullable<typeof typed>, at: number) => keepLegalDraft(person, kind, { ...draft, at }),
    drop,
  }
  return {
    texts,
    setTexts,
    dirty,
    found,
    /** It goes on from a version that is no longer the latest. */
    older: from < versions.latest ? from : null,
    keptAt: useKept(typed, keeper, found?.at ?? null),
    /** Back to the latest version. */
    reset: () => {
      setFound(null)
      setTexts(latest)
    },
  }
}
