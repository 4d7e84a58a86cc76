import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { BigMoney } from '../../ui/figures/Money.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { TierBadge } from '../../ui/layout/TierBadge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { dot } from '../../ui/dot.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { type Explained, explainQuery } from '../data.ts'
import { noteLooked } from '../kept.ts'
import { usePerUnit } from '../usePerUnit.ts'
import styles from './one.module.css'
import { AddBar } from './AddBar.tsx'
import { Rules } from './Rules.tsx'
import { ChangesCard } from './ChangesCard.tsx'
import { Timeline } from './time/Timeline.tsx'
import type { PutInOrder } from './usePutInOrder.ts'
import { Waterfall } from './Waterfall.tsx'

interface Props {
  code: string
  owner: { readonly customer?: number; readonly date?: string }
  put: PutInOrder
}

/** One price: how it comes about, which rules lost, what it was and will be. */
export function OnePrice({ code, owner, put }: Props) {
  const read = useQuery(explainQuery(code, owner))
  const one = read.data?.response
  useEffect(() => {
    // A row the arrows only pass is none that was looked at.
    const timer = one && setTimeout(() => noteLooked({ code: one.code, description: one.description }), 1500)
    return () => clearTimeout(timer)
  }, [one])
  return (
    <Loaded read={read} skeleton={<LinesSkeleton lines={14} />}>
      {({ response }) => <Parts one={response} put={put} />}
    </Loaded>
  )
}

function Parts({ one, put }: { one: Explained; put: PutInOrder }) {
  const { t } = useTranslation('prices')
  const format = useFormat()
  const per = usePerUnit()
  const facts = [one.dimensions, one.finish_group, per(one.unit)].filter(Boolean)
  return (
    <>
      <Card>
        <div className={styles.title}>
          <div>
            <h2>
              {one.code}{' '}
              <Badge tone={one.reason ? 'warn' : 'ok'}>{one.reason ? t('notInList') : t('inList')}</Badge>
            </h2>
            <p>
              {one.description} <EnergyArrow of={one} code={one.code} />
            </p>
            {facts.length > 0 && <p className={styles.facts}>{facts.join(dot)}</p>}
            {one.available && (
              <p className={styles.facts}>
                <Link
                  to="/ready"
                  search={{
                    q: one.code,
                    ...(one.owner.client_id !== null && { customer: one.owner.client_id }),
                  }}
                >
                  <TierBadge tier={one.available} />
                </Link>
              </p>
            )}
          </div>
          <div className={styles.net}>
            <span>{one.owner.client ? t('netFor', { client: one.owner.client }) : t('netPublic')}</span>
            <BigPrice value={one.net_price} currency={one.currency} />
            <span>{t('vatAt', { date: format.dateLong(one.owner.date) })}</span>
          </div>
        </div>
        {one.list_price === null ? (
          <p className={styles.hint}>{t('notInListNext', { list: one.list })}</p>
        ) : (
          <Waterfall one={one} />
        )}
      </Card>
      <Rules one={one} />
      <Timeline one={one} />
      <ChangesCard one={one} />
      {one.net_price !== null && <AddBar one={one} put={put} />}
    </>
  )
}

/** To the cent: a price is no figure of a chart. */
function BigPrice({ value, currency }: { value: number | null; currency: string }) {
  const format = useFormat()
  return value === null ? <BigMoney value={null} /> : <strong>{format.price(value, currency)}</strong>
}
