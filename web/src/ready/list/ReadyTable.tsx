import { energyGroupLegend } from '@mandato/contract/catalogue/energy-words'
import { useTranslation } from 'react-i18next'
import { namesAndPrices } from '../../catalogue/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import type { TableHeader } from '../../platform/table-header.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { Money } from '../../ui/figures/Money.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import type { ListState } from '../../ui/list/useList.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import type { ReadyRow } from '../data.ts'
import styles from '../ready.module.css'
import { TierBadge } from '../../ui/layout/TierBadge.tsx'

interface Props {
  list: ListState
  rows: readonly ReadyRow[]
  headers: readonly TableHeader[]
  customer: number | undefined
  old: boolean
}

/** The same articles, many at a time: to compare measures, prices and what is left of each. */
export function ReadyTable({ list, rows, headers, customer, old }: Props) {
  const { t } = useTranslation('ready')
  const language = useLanguage()
  const phone = usePhone()
  return (
    <Card flush old={old}>
      <ListTable<ReadyRow>
        label={t('title')}
        list={list}
        rows={rows}
        headers={phone ? namesAndPrices(headers) : headers}
        rowKey={({ id }) => String(id)}
        nameKey="name"
        linkOf={({ id }) => ({
          to: '/ready/$id',
          params: { id: String(id) },
          search: customer === undefined ? {} : { customer },
        })}
        beside={phone ? (row) => <EnergyArrow of={row} code={row.code} /> : undefined}
        cells={{
          name: (row) =>
            phone ? (
              <Named>
                <b>{row.name}</b>
                <small>{row.code}</small>
                <TierBadge tier={row.stock_label} none={t('gone')} />
                {row.hold && <small>{t('heldByYou')}</small>}
              </Named>
            ) : (
              row.name
            ),
          group: ({ group }) => group && energyGroupLegend[group].label[language],
          energy_class: (row) => <EnergyArrow of={row} code={row.code} />,
          price: ({ price }) => (price === null ? t('onRequest') : <Money value={price} cents />),
          list_price: ({ list_price }) => list_price !== null && <Money value={list_price} cents />,
          stock_label: (row) => (
            <span className={styles.tierCell}>
              <TierBadge tier={row.stock_label} none={t('gone')} />
              {row.hold && <small>{t('heldByYou')}</small>}
            </span>
          ),
        }}
        giveWay={['brand', 'depth', 'height', 'group', 'list_price', 'width', 'stock', 'code']}
        tones={{ code: 'muted', list_price: 'muted', price: 'strong' }}
      />
    </Card>
  )
}
