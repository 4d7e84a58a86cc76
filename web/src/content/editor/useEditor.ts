import { useNavigate } from '@tanstack/react-router'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api-error.ts'
import { forget, keep } from '../../platform/drafts/kept.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../ui/forms/useUnsaved.ts'
import {
  addContent,
  changeContent,
  type Edited,
  publishContent,
  sendContentFile,
  withdrawContent,
} from './data.ts'
import { type Draft, draftOf, inputOf } from './draft.ts'

interface Begun {
  readonly item: Edited | null
  readonly draft: Draft
  /** Taken up from this device: it was not saved. */
  readonly kept: boolean
  /** Its place on this device. */
  readonly place: string
}

/** An item in its editor's hands: what is typed is kept on the device at once and saved when asked. */
export function useEditor({ item, draft: begun, kept, place }: Begun) {
  const { t } = useTranslation('contents')
  const { t: app } = useTranslation('app')
  const navigate = useNavigate()
  const [draft, setDraft] = useState(begun)
  const [version, setVersion] = useState(item?.version)
  const [dirty, setDirty] = useState(kept)
  /** Counts whole exchanges of the texts, which the editors of the languages begin anew with. */
  const [edition, setEdition] = useState(0)
  const [theirs, setTheirs] = useState<Edited | null>(null)
  const [added, setAdded] = useState<ReadonlyMap<number, string>>(new Map())
  const add = useWrite(addContent())
  const change = useWrite(changeContent())
  const publish = useWrite(publishContent())
  const withdraw = useWrite(withdrawContent())
  useUnsaved(dirty && !add.isPending && !change.isPending, app('unsaved'))
  const keepSoon = useDebouncedCallback(
    (next: Draft, of: number | undefined) => keep(place, { draft: next, version: of }),
    800,
  )

  const edit = (next: Partial<Draft>) => {
    const whole = { ...draft, ...next }
    setDraft(whole)
    setDirty(true)
    keepSoon(whole, version)
  }
  const replace = (whole: Draft, of = version) => {
    setDraft(whole)
    setVersion(of)
    setEdition(edition + 1)
    setTheirs(null)
  }
  const settled = () => {
    keepSoon.cancel()
    forget(place)
    setDirty(false)
  }
  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.key === 'changed_meanwhile') setTheirs(error.current as Edited)
    else toast.error(error)
  }
  /** Saves, then goes on with what was saved. */
  const save = (then?: (id: number, version: number) => void, over = version) => {
    const body = inputOf(draft, item ? over : undefined)
    const onSuccess = ({ response }: { response: { id: number; version: number } }) => {
      settled()
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
          onError: toast.error,
          onSettled: () =>
            void navigate({ to: '/contents/$id', params: { id: String(id) }, search: {}, replace: true }),
        },
      ),
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
    theirs,
    pictures,
    busy: add.isPending || change.isPending || publish.isPending || withdraw.isPending,
    edit,
    replace,
    discard: () => {
      settled()
      replace(begunFrom(item, begun))
    },
    save: () => save(),
    publishNow,
    takeBack,
    send,
    takeTheirs: () => {
      if (!theirs) return
      settled()
      replace(draftOf(theirs), theirs.version)
    },
    keepMine: () => theirs && save(undefined, theirs.version),
  }
}
const begunFrom = (item: Edited | null, begun: Draft): Draft => (item ? draftOf(item) : begun)
