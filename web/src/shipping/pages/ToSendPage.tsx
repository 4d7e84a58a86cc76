import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { viewsOf } from '../../accounts/views/index.ts'
import { Named } from '../../ui/layout/Named.tsx'
import { useList } from '../../ui/list/useList.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { toSendFile, toSendQuery, type ToSendRow } from '../data.ts'
import { toSendList } from '../search.ts'
import { Prepare } from '../to-send/Prepare.tsx'
import { groupOf, PrepareAll } from '../to-send/PrepareAll.tsx'
import { TakeOff } from '../to-send/TakeOff.tsx'
import { ToSendFilters } from '../to-send/ToSendFilters.tsx'
import { useKeepsLogistics } from '../useKeepsLogistics.ts'
import { Workbench } from '../Workbench.tsx'

const none: readonly ToSendRow[] = []
const recipient = (row: ToSendRow): string => row.client ?? row.agency

/** Accepted lines that are in no preparation; what is ticked becomes one preparation for each recipient. */
export function ToSendPage() {
  const { t } = useTranslation('shipping')
  const list = useList(toSendList)
  const phone = usePhone()
  const keeps = useKeepsLogistics()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const read = useQuery({
    ...toSendQuery(list.asked),
    placeholderData: keepPreviousData,
    // Whom it goes to comes first, and what is done for all of it; the agency stands below the shop.
    select: (answer) => ({
      ...answer,
      headers: [
        ...answer.headers.filter(({ key }) => key === 'client'),
        ...answer.headers.filter(({ key }) => key !== 'client' && key !== 'agency'),
        ...(keeps ? [{ key: 'acts', type: 'text' as const, label: t('toSend.acts') }] : []),
      ],
    }),
  })
  const rows = read.data?.response ?? none
  const prepareAll = (row: ToSendRow) => {
    const group = groupOf(row, rows)
    return keeps && group.length > 0 && <PrepareAll group={group} recipient={recipient(row)} />
  }
  return (
    <Workbench<ToSendRow>
      list={list}
      read={read}
      title={t('toSend.title')}
      searchLabel={t('toSend.search')}
      filters={staff && <ToSendFilters list={list} />}
      actions={
        keeps && (
          <Button
            leftSection={<IconUsersGroup size={16} />}
            renderRoot={(props) => <Link {...props} to="/bulk-order" />}
          >
            {t('bulkOrder.title')}
          </Button>
        )
      }
      views={viewsOf('toSend', list)}
      files={(kind, watch) => toSendFile(list.asked, kind, watch)}
      empty={{ title: t('toSend.none'), words: t('toSend.noneNext') }}
      rowKey={(row) => String(row.request_id)}
      nameKey="name"
      nameOf={(row) => `${row.product_code} ${recipient(row)}`}
      cells={{
        name: (row) =>
          phone ? (
            <Named>
              <b>{row.name}</b>
              <small>{recipient(row)}</small>
              {row.note && <small>{row.note}</small>}
              {prepareAll(row)}
            </Named>
          ) : (
            row.name
          ),
        client: (row) => (
          <Named>
            <b>{recipient(row)}</b>
            {row.client && <small>{row.agency}</small>}
          </Named>
        ),
        acts: prepareAll,
      }}
      giveWay={[
        'note',
        'sent',
        'accepted',
        'requested',
        'available',
        'date',
        'product_code',
        ...(phone ? ['client', 'acts'] : []),
      ]}
      tones={{ product_code: 'muted', residual: 'strong' }}
    >
      {(ticks) => (
        <>
          <Prepare ticks={ticks} />
          <TakeOff ticks={ticks} />
        </>
      )}
    </Workbench>
  )
}
