import { useNavigate } from '@tanstack/react-router'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api-error.ts'
import { forget, keep } from '../../platform/drafts/kept.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../ui/forms/useUnsaved.ts'
import {
  addContent,
  changeContent,
  deleteContent,
  type Edited,
  publishContent,
  sendContentFile,
  withdrawContent,
} from './data.ts'
import { type Draft, draftOf, inputOf, newDraft } from './draft.ts'
import { faultOfSeries } from './series.ts'

interface Begun {
  readonly item: Edited | null
  readonly draft: Draft
  /** Which version it began from, where that is not the item's. */
  readonly from?: number | undefined
  /** Taken up from this device: it was not saved. */
  readonly kept: boolean
  /** Its place on this device. */
  readonly place: string
}

/** What of a draft changes; a function where it depends on what is there, which may have changed while a file was sent. */
export type Change = Partial<Draft> | ((now: Draft) => Partial<Draft>)

/** An item in its editor's hands: what is typed is kept on the device at once and saved when asked. */
export function useEditor({ item, draft: begun, from = item?.version, kept, place }: Begun) {
  const { t } = useTranslation('contents')
  const { t: app } = useTranslation('app')
  const navigate = useNavigate()
  const language = useLanguage()
  const [draft, setDraft] = useState(begun)
  /** As it is now: what waited for an answer must not go on from what it was then. */
  const latest = useRef(begun)
  const [version, setVersion] = useState(from)
  const [dirty, setDirty] = useState(kept)
  /** Counts whole exchanges of the texts, which the editors of the languages begin anew with. */
  const [edition, setEdition] = useState(0)
  const [theirs, setTheirs] = useState(item && from !== undefined && from < item.version ? item : null)
  const [added, setAdded] = useState<ReadonlyMap<number, string>>(new Map())
  const add = useWrite(addContent())
  const change = useWrite(changeContent())
  const publish = useWrite(publishContent())
  const withdraw = useWrite(withdrawContent())
  const remove = useWrite(deleteContent())
  useUnsaved(dirty && !add.isPending && !change.isPending && !remove.isPending, app('unsaved'))
  const keepSoon = useDebouncedCallback(
    (next: Draft, of: number | undefined) => keep(place, { draft: next, version: of }),
    800,
  )

  const show = (whole: Draft) => {
    latest.current = whole
    setDraft(whole)
  }
  const edit = (next: Change) => {
    const now = latest.current
    const whole = { ...now, ...(typeof next === 'function' ? next(now) : next) }
    show(whole)
    setDirty(true)
    keepSoon(whole, version)
  }
  const replace = (whole: Draft, of = version) => {
    show(whole)
    setVersion(of)
    setEdition(edition + 1)
    setTheirs(null)
  }
  const busy =
    add.isPending || change.isPending || publish.isPending || withdraw.isPending || remove.isPending
  // What this device kept may be older than what the server then answers, and others save while one looks.
  const newer = item && !busy && version !== undefined && item.version > version ? item : null
  if (newer && !dirty) {
    setDraft(draftOf(newer, language))
    setVersion(newer.version)
    setEdition(edition + 1)
  }
  useEffect(() => {
    latest.current = draft
  }, [draft])
  const overtaken = theirs ?? (dirty ? newer : null)
  const settled = () => {
    keepSoon.cancel()
    forget(place)
    setDirty(false)
  }
  /** What was typed while it was saved is not saved yet; of a new item it is found again at the item's own place. */
  const goOn = (saved: { readonly id: number; readonly version: number }) => {
    const now = latest.current
    if (!item) return keep(place.replace(/[^:]+$/, String(saved.id)), { draft: now, version: saved.version })
    setDirty(true)
    keepSoon(now, saved.version)
  }
  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.key === 'changed_meanwhile') setTheirs(error.current as Edited)
    else toast.error(error)
  }
  /** Saves, then goes on with what was saved. */
  const save = (then?: (id: number, version: number) => void, over = version) => {
    const sent = latest.current
    const fault = sent.kind === 'trends' ? faultOfSeries(sent.series) : null
    if (fault) return toast.error(t(fault.key, { lines: fault.lines }))
    const body = inputOf(sent, item ? over : undefined)
    const onSuccess = ({ response }: { response: { id: number; version: number } }) => {
      settled()
      if (latest.current !== sent) goOn(response)
      setVersion(response.version)
      setTheirs(null)
      if (then) return then(response.id, response.version)
      toast.ok(t('saved'))
      if (!item)
        void navigate({ to: '/contents/$id', params: { id: String(response.id) }, search: {}, replace: true })
    }
    if (item) change.mutate({ params: { id: item.id }, body }, { onSuccess, onError: refused })
    else add.mutate({ body }, { onSuccess, onError: refused })
  }
  const publishNow = () =>
    save((id, of) =>
      publish.mutate(
        { params: { id }, body: { version: of } },
        {
          onSuccess: ({ response }) => {
            setVersion(response.version)
            toast.ok(t(response.state === 'scheduled' ? 'scheduled' : 'published'))
          },
          onError: refused,
          onSettled: () => {
            if (item) return
            void navigate({ to: '/contents/$id', params: { id: String(id) }, search: {}, replace: true })
          },
        },
      ),
    )
  const erase = () =>
    item &&
    remove.mutate(
      { params: { id: item.id }, body: { version } },
      {
        onSuccess: () => {
          settled()
          void navigate({ to: '/contents' })
        },
        onError: refused,
      },
    )
  const takeBack = () =>
    item &&
    withdraw.mutate(
      { params: { id: item.id }, body: { version } },
      {
        onSuccess: ({ response }) => {
          setVersion(response.version)
          toast.ok(t('withdrawn'))
        },
        onError: refused,
      },
    )
  const send = async (file: File, purpose: 'picture' | 'attachment') => {
    try {
      const sent = await sendContentFile(file, purpose)
      setAdded((all) => new Map([...all, [sent.id, sent.url]]))
      return sent
    } catch (error) {
      toast.error(error)
      return null
    }
  }
  const pictures = new Map([
    ...Object.entries(item?.pictures ?? {}).map(([id, url]) => [Number(id), url] as const),
    ...added,
  ])
  return {
    draft,
    dirty,
    edition,
    theirs: overtaken,
    pictures,
    busy,
    edit,
    replace,
    discard: () => {
      settled()
      replace(item ? draftOf(item, language) : newDraft(begun.kind, language), item?.version)
    },
    save: () => save(),
    publishNow,
    takeBack,
    erase,
    send,
    takeTheirs: () => {
      if (!overtaken) return
      settled()
      replace(draftOf(overtaken, language), overtaken.version)
    },
    keepMine: () => overtaken && save(undefined, overtaken.version),
  }
}
