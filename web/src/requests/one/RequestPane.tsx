import { requestKindLegend } from '@mandato/contract/requests/status'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { staleSince } from '../../platform/online.ts'
import { dot } from '../../ui/dot.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { StaleNote } from '../../ui/feedback/StaleNote.tsx'
import { SidePane } from '../../ui/layout/SidePane.tsx'
import { requestQuery } from '../data.ts'
import { StateBadge } from '../StateBadge.tsx'
import { Acts, RequestBody } from './OneRequest.tsx'

interface Props {
  id: string
  onClose: () => void
  onBefore: (() => void) | null
  onAfter: (() => void) | null
}

/** A request open beside the list, with its conversation. */
export function RequestPane({ id, ...steps }: Props) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  const read = useQuery({ ...requestQuery(id), refetchInterval: 60_000 })
  const one = read.data?.response
  const stale = staleSince(read)
  return (
    <SidePane
      {...steps}
      title={one ? one.subject || t('erased') : t('one')}
      marks={one && <StateBadge state={one.state} turn={one.turn} />}
      line={
        one &&
        [
          `${requestKindLegend[one.kind].label[language]} ${one.number}`,
          one.client ?? one.agency,
          one.by && t('by', { name: one.by }),
        ]
          .filter(Boolean)
          .join(dot)
      }
      tools={
        <>
          {stale !== null && <StaleNote since={stale} onRetry={() => void read.refetch()} />}
          {one && <Acts one={one} />}
          <Link to="/requests/$id" params={{ id }} search={{}}>
            <IconArrowsMaximize size={14} aria-hidden /> {t('ownPage')}
          </Link>
        </>
      }
    >
      <Loaded read={read} skeleton={<LinesSkeleton lines={8} />}>
        {({ response }) => <RequestBody one={response} />}
      </Loaded>
    </SidePane>
  )
}
