import { IconDownload, IconNews } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { contentSearch, placesOf } from '../../content/index.ts'
import type { Entry } from './entry.ts'

/** Items and files in sight that hold what is typed. */
export function useFoundContents(question: string): Entry[] {
  const navigate = useNavigate()
  const asks = question.length >= 2
  const { data } = useQuery({
    ...contentSearch(question),
    enabled: asks,
    placeholderData: (before) => before,
  })
  return (asks ? (data?.response ?? []) : []).map(({ kind, id, title, note }) => ({
    key: `${kind}-${id}`,
    icon: kind === 'downloads' ? IconDownload : IconNews,
    label: title,
    note,
    open: () =>
      kind === 'downloads'
        ? void navigate({ to: '/downloads', search: { file: id } })
        : void navigate({ to: placesOf[kind].item, params: { id: String(id) } }),
  }))
}
