import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { decideRequest, type RequestRow, rereadRequests, undoDecisions } from '../data.ts'
import { answerOf } from './decision.ts'
import { focusAfter } from './row-focus.ts'

/** Decisions just taken, to be taken back with one touch. */
export interface Taken {
  readonly lines: readonly { readonly id: number; readonly version: number }[]
  /** What was decided, in a word, and on what. */
  readonly verb: string
  readonly words: string
}
/** The line that is answered below its row: with a part, or with a reason why not. */
interface Opened {
  readonly row: RequestRow
  readonly how: 'part' | 'reject'
}

/** Head office answers lines one after another: at once, and the next one has the keyboard. */
export function useAnswering() {
  const { t } = useTranslation('materials')
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const [opened, setOpened] = useState<Opened | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const decide = useWrite(decideRequest())
  const undo = useWrite(undoDecisions())

  const answer = (
    row: RequestRow,
    body: Parameters<typeof decide.mutate>[0]['body'],
    words: Omit<Taken, 'lines'>,
  ) => {
    setBusy((old) => new Set([...old, row.id]))
    setOpened(null)
    focusAfter(row.id)
    decide.mutate(
      { params: { id: row.id }, body },
      {
        onSuccess: ({ response: { id, version } }) => setTaken({ ...words, lines: [{ id, version }] }),
        onError: (error) => {
          toast.error(error)
          // Somebody was faster: the line is shown as it is now before it is decided again.
          void rereadRequests()
        },
        onSettled: () => setBusy((old) => new Set([...old].filter((id) => id !== row.id))),
      },
    )
  }
  const about = (row: RequestRow, n: number) =>
    t('requests.about', { n, of: row.requested, name: row.name, whom: row.client ?? row.agency })
  return {
    busy,
    opened,
    taken,
    undoing: undo.isPending,
    open: (row: RequestRow, how: Opened['how']) => setOpened({ row, how }),
    close: () => setOpened(null),
    setTaken,
    accept: (row: RequestRow) =>
      answer(row, answerOf(row, row.requested, ''), {
        verb: t('requests.status.accepted'),
        words: about(row, row.requested),
      }),
    give: (row: RequestRow, quantity: number, note: string) =>
      answer(row, answerOf(row, quantity, note), {
        verb: t(quantity < row.requested ? 'requests.status.accepted_partial' : 'requests.status.accepted'),
        words: about(row, quantity),
      }),
    reject: (row: RequestRow, note: string) =>
      answer(
        row,
        { status: 'rejected', note, version: row.version },
        { verb: t('requests.status.rejected'), words: about(row, row.requested) },
      ),
    undo: () =>
      taken &&
      undo.mutate(
        { body: { requests: [...taken.lines] } },
        {
          onError: toast.error,
          onSuccess: () => toast.ok(t('requests.undone')),
          onSettled: () => setTaken(null),
        },
      ),
  }
}

export type Answering = ReturnType<typeof useAnswering>
