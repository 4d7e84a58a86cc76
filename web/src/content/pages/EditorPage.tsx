import { contentKinds } from '@mandato/contract/content/names'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { readKept } from '../../platform/drafts/kept.ts'
import type { Language } from '../../platform/i18n/languages.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { editedQuery } from '../editor/data.ts'
import { type Draft, draftOf, newDraft } from '../editor/draft.ts'
import { noSeries } from '../editor/series.ts'
import { EditorView } from '../editor/EditorView.tsx'

const route = getRouteApi('/in/contents/$id')

/** What was typed and never saved, and the version it began from; kept before numbers had a language, in the screen’s. */
function keptAt(
  place: string,
  language: Language,
): { readonly draft: Draft; readonly version?: number } | null {
  const value = readKept(place) as { draft?: Draft; version?: number } | null
  const { draft: old, version } = value ?? {}
  if (!old?.texts) return null
  const draft = { ...old, series: { ...noSeries(language), ...old.series } }
  return { draft, ...(version !== undefined && { version }) }
}

/** The editor of one item, or of a new one. */
export function EditorPage(): ReactNode {
  const { id } = route.useParams()
  const { kind = 'news' } = route.useSearch()
  const me = useMe()
  const language = useLanguage()
  if (!me) return null
  const place = `content-draft:${me.userId}:${id === 'new' ? kind : id}`
  if (id !== 'new') return <Existing key={id} id={Number(id)} place={place} />
  const kept = keptAt(place, language)
  const draft = kept?.draft ?? newDraft(contentKinds.find((one) => one === kind) ?? 'news', language)
  return (
    <Page>
      <EditorView key={kind} item={null} draft={draft} kept={kept !== null} place={place} />
    </Page>
  )
}

function Existing({ id, place }: { id: number; place: string }) {
  const { t } = useTranslation('contents')
  const language = useLanguage()
  const read = useQuery({ ...editedQuery(id), staleTime: 0 })
  return (
    <RecordPage
      read={read}
      title={t('contents')}
      back={<BackLink to="/contents">{t('contents')}</BackLink>}
      lines={12}
    >
      {({ response }) => {
        const kept = keptAt(place, language)
        return (
          <EditorView
            item={response}
            draft={kept?.draft ?? draftOf(response, language)}
            from={kept?.version}
            kept={kept !== null}
            place={place}
          />
        )
      }}
    </RecordPage>
  )
}
