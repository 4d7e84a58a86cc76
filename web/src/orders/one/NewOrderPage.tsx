import { orderTitles } from '@mandato/contract/orders/status'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { promotionQuery } from '../../content/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { dropPicked, pickedFor } from '../../prices/index.ts'
import { useClientChoices } from '../../registry/index.ts'
import { Loaded, type Read } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { today } from '../../ui/today.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { type Order, orderQuery, ownRecordQuery } from '../data.ts'
import { LazyOrderForm } from '../form/LazyOrderForm.tsx'
import { newOrder } from '../form/typed.ts'
import type { OrderSearch } from '../search.ts'
import { BegunHere } from './BegunHere.tsx'
import { useSaved } from './useSaved.ts'

/** What the form begins with is on its way. */
const Reading = <T,>({ of }: { of: Read<T> }) => (
  <Loaded read={of} skeleton={<LinesSkeleton lines={12} />}>
    {() => null}
  </Loaded>
)

/** An order that is not there yet: for a client that is known, or of the goods another order lacked. */
export function NewOrderPage({ search }: { search: OrderSearch }) {
  const { type = 'furniture', client, of, draft, picked, promotion } = search
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const me = useMe()
  const navigate = useNavigate()
  const format = useFormat()
  const onSaved = useSaved()
  const choices = useClientChoices()
  const buyer = client ?? choices.only?.id
  const record = useQuery({
    ...ownRecordQuery(buyer ?? 0),
    enabled: buyer !== undefined && of === undefined,
  })
  const order = useQuery({ ...orderQuery(of ?? 0), enabled: of !== undefined })
  const offer = useQuery({ ...promotionQuery(promotion ?? 0), enabled: promotion !== undefined })
  /** What was found among the prices; it stays there until it lies in a form that is kept. */
  const [found] = useState(() => (picked ? pickedFor(client ?? null) : []))
  /** Its place in the address: a reload, or the browser started again, finds it. */
  const onKept = (kept: string) => {
    if (picked) dropPicked(client ?? null)
    void navigate({
      to: '/orders/$id',
      params: { id: 'new' },
      search: { ...search, draft: kept },
      replace: true,
      // Somebody is typing, perhaps far below.
      resetScroll: false,
    })
  }
  const form = (begun: { readonly code?: string; readonly from?: Order }) =>
    me && (
      <LazyOrderForm
        type={type}
        one={null}
        draft={draft}
        base={{
          version: null,
          values: newOrder({
            customer_code: begun.code ?? '',
            today: today(),
            name: me.name,
            email: me.email,
            from: begun.from,
            found,
            notes: promotionNote(),
          }),
        }}
        onSaved={onSaved}
        onKept={onKept}
      />
    )
  const [fresh] = useState(draft === undefined)
  const begun = begunOf()
  // Ended meanwhile, or no network: the order can be written without its note.
  const offerRead =
    promotion === undefined ||
    draft !== undefined ||
    offer.data !== undefined ||
    offer.isError ||
    offer.isPaused
  return (
    <Page>
      <PageHeader title={orderTitles[type][language]} back={<BackLink to="/orders">{t('title')}</BackLink>} />
      {fresh && <BegunHere />}
      {begun && !offerRead ? (
        <LinesSkeleton lines={12} />
      ) : begun ? (
        form(begun)
      ) : of === undefined ? (
        <Reading of={record} />
      ) : (
        <Reading of={order} />
      )}
    </Page>
  )
  function promotionNote(): string {
    const given = offer.data?.response
    if (!given?.valid_from || !given.valid_until) return ''
    if (today() < given.valid_from || given.valid_until < today()) return ''
    return t('form.promotion', { title: given.title, day: format.date(given.valid_until) })
  }
  /** Null while it is read. What was begun here needs nothing of the network; nor does a form without its client. */
  function begunOf(): { readonly code?: string; readonly from?: Order } | null {
    if (draft !== undefined) return {}
    if (of !== undefined) return order.data ? { from: order.data.response } : null
    if (client === undefined && choices.own && choices.isLoading) return null
    if (buyer === undefined || record.isError) return {}
    if (!record.data) return null
    const { response } = record.data
    return { code: 'code' in response && response.code !== null ? response.code : '' }
  }
}
