import { ordersFieldWords as fields } from '@mandato/contract/orders/field-words'
import { compositionKeys } from '@mandato/contract/orders/limits'
import { orderStatusLegend } from '@mandato/contract/orders/status'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { dot } from '../../ui/dot.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { DataList } from '../../ui/layout/DataList.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Order } from '../data.ts'
import { ReadyGoods } from '../ready/ReadyGoods.tsx'
import { History } from './History.tsx'
import { LinesTable } from './LinesTable.tsx'
import styles from './one.module.css'

/** What an order says. */
export function OrderView({ one }: { one: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const format = useFormat()
  const me = useMe()
  // The buyer has no page of clients.
  const buyer = me !== null && roleOf(me) === 'customer'
  const row = (key: keyof typeof fields, value: string) =>
    value !== '' && { key, label: fields[key][language], value }
  return (
    <div className={styles.page}>
      <div className={styles.stack}>
        <Card title={t('facts')}>
          <DataList
            rows={[
              {
                key: 'client',
                label: t('form.client'),
                value: buyer ? (
                  `${one.client} ${one.client_code}`
                ) : (
                  <Link to="/clients/$id" params={{ id: String(one.client_id) }}>
                    {one.client} <small>{one.client_code}</small>
                  </Link>
                ),
              },
              { key: 'agency', label: t('agency'), value: one.agency },
              row('order_reference', one.order_reference),
              row('reference', one.reference),
              row('order_date', format.date(one.order_date)),
              row(
                'delivery_request_date',
                one.delivery_request_date ? format.date(one.delivery_request_date) : '',
              ),
              one.ready === null &&
                one.decision?.confirmed_date && {
                  key: 'confirmed_date',
                  label: t('promised'),
                  value: <b>{format.date(one.decision.confirmed_date)}</b>,
                },
              ...one.progress.map(({ event, date, reference }) => ({
                key: event,
                label: orderStatusLegend[event].label[language],
                value: [format.date(date), reference].filter(Boolean).join(dot),
              })),
              row('payment', one.payment),
              row('user_name', [one.user_name, one.vat_number, one.email].filter(Boolean).join(dot)),
            ]}
          />
        </Card>
        {one.type === 'furniture' && (
          <Card title={t('composition')}>
            <dl className={styles.composition}>
              {compositionKeys.map((key) => (
                <div key={key}>
                  <dt>{fields[key][language]}</dt>
                  <dd>{one[key] || '–'}</dd>
                </div>
              ))}
            </dl>
          </Card>
        )}
        {one.ready ? <ReadyGoods ready={one.ready} /> : <LinesTable one={one} />}
        {(one.notes || one.carrier_note) && (
          <Card title={t('notes')}>
            <p className={styles.words}>{one.notes}</p>
            {one.carrier_note && (
              <p className={styles.words}>
                {fields.carrier_note[language]}: {one.carrier_note}
              </p>
            )}
          </Card>
        )}
      </div>
      <div className={styles.stack}>
        {one.papers.length > 1 && (
          <Card flush title={t('papers')} count={one.papers.length}>
            <LineList>
              {one.papers.map(({ revision, name, url, made_at }) => (
                <li key={revision}>
                  <div className={styles.file}>
                    <a href={url} download={name}>
                      {t('revision', { n: format.int(revision) })}
                    </a>
                    <span>{format.dateTime(made_at)}</span>
                  </div>
                </li>
              ))}
            </LineList>
          </Card>
        )}
        {one.files.length > 0 && (
          <Card flush title={t('form.files')} count={one.files.length}>
            <LineList>
              {one.files.map(({ id, name, url, size, kind }) => (
                <li key={id}>
                  <div className={styles.file}>
                    <a href={url} download={name}>
                      {name}
                    </a>
                    <span>
                      {[kind !== 'attachment' && fields[kind][language], format.bytes(size)]
                        .filter(Boolean)
                        .join(dot)}
                    </span>
                  </div>
                </li>
              ))}
            </LineList>
          </Card>
        )}
        <History one={one} />
      </div>
    </div>
  )
}
