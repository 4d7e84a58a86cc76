import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconPackage, IconUsersGroup } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holds, isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { viewsOf } from '../../accounts/views/index.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { BulkBar } from '../../ui/table/BulkBar.tsx'
import { useSelection } from '../../ui/table/Ticks.tsx'
import { openPreparations, toSendFile, toSendQuery, type ToSendRow } from '../data.ts'
import { toSendList } from '../search.ts'
import { TakeOff } from '../to-send/TakeOff.tsx'

/** Accepted lines that are in no preparation; what is ticked becomes one preparation for each recipient. */
export function ToSendPage() {
  const { t } = useTranslation('shipping')
  const me = useMe()
  const list = useList(toSendList)
  const navigate = useNavigate()
  const read = useQuery({ ...toSendQuery(list.asked), placeholderData: keepPreviousData })
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const head = useRef<HTMLInputElement>(null)
  const bar = useRef<HTMLElement>(null)
  const open = useWrite(openPreparations())
  const selection = useSelection<ToSendRow>({
    ticked,
    onTick: setTicked,
    name: (row) => `${row.product_code} ${row.client ?? row.agency}`,
    onEnter: () => bar.current?.focus(),
    head,
  })
  const writes = me !== null && isStaff(roleOf(me)) && holds(me, 'logistics')
  const prepare = () =>
    open.mutate(
      { body: { requests: [...ticked].map((key) => ({ request_id: Number(key) })) } },
      {
        onError: toast.error,
        onSuccess: ({ response: { sessions } }) => {
          setTicked(new Set())
          toast.ok(t('toSend.opened', { count: sessions.length }))
          const [first] = sessions
          if (first && sessions.length === 1)
            void navigate({ to: '/preparations/$id', params: { id: String(first.id) } })
          else void navigate({ to: '/preparations', search: { status: 'live' } })
        },
      },
    )
  return (
    <ListPage<ToSendRow>
      list={list}
      read={read}
      title={t('toSend.title')}
      searchLabel={t('toSend.search')}
      actions={
        writes && (
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
      selection={writes ? selection : undefined}
      giveWay={['note', 'sent', 'accepted', 'requested', 'date', 'product_code', 'client', 'agency']}
      tones={{ product_code: 'muted', residual: 'strong' }}
    >
      <BulkBar
        bar={bar}
        count={ticked.size}
        running={null}
        onStop={() => undefined}
        onClear={() => setTicked(new Set())}
      >
        <Button
          variant="filled"
          leftSection={<IconPackage size={16} />}
          loading={open.isPending}
          onClick={prepare}
        >
          {t('toSend.prepare', { count: ticked.size })}
        </Button>
        <TakeOff
          ids={[...ticked].map(Number)}
          onDone={(gone) => setTicked(new Set([...ticked].filter((key) => !gone.includes(Number(key)))))}
        />
      </BulkBar>
    </ListPage>
  )
}
