import type { ContentKind } from '@mandato/contract/content/names'
import { useQuery } from '@tanstack/react-query'
import { useWrite } from '../../platform/use-write.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { useOnline } from '../../platform/online.ts'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { WithLabels } from '../../ui/energy/WithLabels.tsx'
import { itemQuery, readItem } from '../data.ts'
import { placesOf } from '../kinds.ts'
import { useKeepFiles } from './files-here.ts'
import { ItemView } from './ItemView.tsx'

/** One item of any kind; opened, it counts as read, unless it asks to be confirmed. */
export function ItemPage({ kind, id }: { kind: ContentKind; id: number }) {
  const { t } = useTranslation('content')
  const me = useMe()
  const online = useOnline()
  const read = useQuery(itemQuery(kind, id))
  const { mutate } = useWrite(readItem(kind))
  const item = read.data?.response
  useKeepFiles(item)
  const marks =
    online &&
    item !== undefined &&
    item.read_at === null &&
    !item.mandatory &&
    me !== null &&
    !isStaff(roleOf(me))
  useEffect(() => {
    if (marks) mutate({ params: { id } })
  }, [marks, id, mutate])
  return (
    <RecordPage
      read={read}
      title={t(`kinds.${kind}`)}
      back={
        <BackLink to={placesOf[kind].list} search={{}}>
          {t(`kinds.${kind}`)}
        </BackLink>
      }
      lines={12}
    >
      {({ response }, frame) => (
        <>
          <PageHeader
            title={response.title}
            heading={<WithLabels opens text={response.title} labels={response.labels} height={24} />}
            {...frame}
          />
          <ItemView item={response} />
        </>
      )}
    </RecordPage>
  )
}
