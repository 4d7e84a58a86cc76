import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { dropRecord } from '../../platform/journal/journal.ts'
import { useFound } from '../../platform/journal/useJournal.ts'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { requestQuery } from '../data.ts'
import { freeRequestKind, replyKind } from '../kind.ts'
import type { NewRequestSearch } from '../search.ts'
import { RequestForm } from './RequestForm.tsx'
import type { KeptSaid } from './typed.ts'

/** Asks the manufacturer something for which there is no form; what was begun on this device comes with it. */
export function NewRequest({ search }: { search: NewRequestSearch }) {
  const { t } = useTranslation('requests')
  const navigate = useNavigate()
  const { client, follows, draft } = search
  const former = useQuery({ ...requestQuery(follows ?? 'free-1'), enabled: follows !== undefined })
  const found = useFound(freeRequestKind, 'new', draft)
  // What came back because that one was closed.
  const unsent = useFound(replyKind, follows ?? '')
  const words = unsent?.fields as KeptSaid | null | undefined
  // What it goes on from says what about; without a network it is typed.
  const ready = found && unsent && (follows === undefined || !former.isLoading || found.record !== null)
  return (
    <Page>
      <PageHeader
        title={t(follows ? 'goOn' : 'new')}
        back={<BackLink to="/requests">{t('title')}</BackLink>}
        line={t('newWords')}
      />
      <Card>
        {ready ? (
          <RequestForm
            key={found.id}
            found={found}
            follows={follows ?? null}
            base={{
              subject: former.data?.response.subject ?? '',
              text: words?.values.text ?? '',
              client: client ?? former.data?.response.client_id ?? null,
              attachment: words?.values.attachment ?? [],
            }}
            onDone={() => void dropRecord(unsent.id)}
            onKept={() =>
              void navigate({
                to: '/requests/$id',
                params: { id: 'new' },
                search: { ...search, draft: found.id },
                replace: true,
              })
            }
          />
        ) : (
          <LinesSkeleton lines={6} />
        )}
      </Card>
    </Page>
  )
}
