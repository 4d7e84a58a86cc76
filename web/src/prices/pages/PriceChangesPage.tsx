import { TextInput } from '@mantine/core'
import { changeReasonLegend } from '@mandato/contract/prices/labels'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useClientChoices } from '../../registry/index.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { Delta } from '../../ui/figures/Delta.tsx'
import { Money } from '../../ui/figures/Money.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { today } from '../../ui/today.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { type ChangedPrice, changesFile, changesQuery } from '../data.ts'
import { ClientChoice } from '../find/ClientChoice.tsx'
import { changesList } from '../search.ts'

/** What changed for a client between two days: what a shop wants to know before its next offer. */
export function PriceChangesPage() {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const phone = usePhone()
  const list = useList(changesList)
  const { search, change } = list
  const { own, chooses } = useClientChoices()
  const { from, customer } = search
  /** A customer of several shops says first for which: without that there is nothing to ask. */
  const held = own && chooses && customer === undefined
  const read = useQuery({
    ...changesQuery(list.asked),
    enabled: !held,
    placeholderData: keepPreviousData,
    // The arrow says both.
    select: (answer) => ({
      ...answer,
      headers: answer.headers.filter(({ key }) => key !== 'energy_range'),
    }),
  })
  const whose = <ClientChoice value={customer} onChange={(one) => change({ customer: one })} />
  if (held)
    return (
      <Page>
        <PageHeader title={t('changes.title')} />
        {whose}
        <EmptyState title={t('chooseShop')} />
      </Page>
    )
  const day = (which: 'from' | 'to', otherwise: string) => (
    <TextInput
      type="date"
      aria-label={t(`changes.${which}`)}
      value={search[which] ?? otherwise}
      onChange={(event) => change({ [which]: event.currentTarget.value || undefined })}
    />
  )
  return (
    <ListPage<ChangedPrice>
      list={list}
      read={read}
      title={t('changes.title')}
      searchLabel={t('search')}
      filters={
        <>
          {whose}
          {day('from', from ?? read.data?.meta.from ?? '')}
          {day('to', today())}
        </>
      }
      files={(kind, watch) => changesFile(list.asked, kind, watch)}
      empty={{ title: t('changes.none'), words: t('changes.noneNext') }}
      rowKey={({ code }) => code}
      // The description goes first where there is no room, and what leads to the price must stay.
      nameKey="code"
      linkOf={({ code }) => ({
        to: '/prices',
        search: {
          q: code,
          code,
          ...(customer !== undefined && { customer }),
          ...(search.to && { date: search.to }),
        },
      })}
      beside={phone ? (row) => <EnergyArrow of={row} code={row.code} height={18} /> : undefined}
      cells={{
        code: ({ code, description }) =>
          phone ? (
            <Named>
              <b>{code}</b>
              <small>{description}</small>
            </Named>
          ) : (
            code
          ),
        energy_class: (row) => <EnergyArrow of={row} code={row.code} height={18} />,
        from: (row) => <Money value={row.from} cents />,
        to: (row) => <Money value={row.to} cents />,
        delta_pct: ({ delta_pct }) => delta_pct !== null && <Delta value={delta_pct} ofPrice />,
        reason: ({ reason }) => changeReasonLegend[reason].label[language],
      }}
      giveWay={['description', 'from', 'reason', 'energy_class']}
      tones={{ code: 'strong', to: 'strong', from: 'muted' }}
    />
  )
}
