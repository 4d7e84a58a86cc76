import { Box } from '@mantine/core'
import { ordersFieldWords as fields } from '@mandato/contract/orders/field-words'
import { hasPrices } from '@mandato/contract/orders/names'
import { priceTurnLegend } from '@mandato/contract/orders/tables'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { ExportMenu } from '../../ui/feedback/ExportMenu.tsx'
import { Money } from '../../ui/figures/Money.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type Order, orderLinesFile } from '../data.ts'
import styles from './one.module.css'

type Line = Order['lines'][number]

/** The lines of an order as it was sent, with what they cost. */
export function LinesTable({ one }: { one: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const format = useFormat()
  const priced = hasPrices(one.type) && one.total !== undefined
  return (
    <Card
      flush
      title={t('lines')}
      count={one.lines.length}
      action={<ExportMenu onExport={(kind, watch) => orderLinesFile(one.id, kind, watch)} />}
    >
      <Box component="section" className={styles.scrolling} tabIndex={0} aria-label={t('lines')}>
        <table className={styles.lines} data-priced={priced || undefined}>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t('form.code')}</th>
              <th scope="col">{fields.description[language]}</th>
              <th scope="col">{t('form.quantity')}</th>
              {priced && (
                <>
                  <th scope="col">{t('price.list')}</th>
                  <th scope="col">{t('price.net')}</th>
                  <th scope="col">{t('price.amount')}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {one.lines.map((line, at) => (
              <tr key={at} data-changed={line.price_changed ? true : undefined}>
                <td>{at + 1}</td>
                <td>{line.product_code}</td>
                <td>
                  {line.description}
                  <EnergyArrow of={line} height={18} />
                  <Changed line={line} />
                </td>
                <td>{line.quantity === null ? '–' : format.int(line.quantity)}</td>
                {priced && <Prices line={line} />}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t('total')}
              </th>
              <td>{format.int(one.pieces)}</td>
              {priced && (
                <>
                  <th scope="row" colSpan={2}>
                    {one.total === null
                      ? t('price.unpriced', { count: one.unpriced ?? 0 })
                      : t('price.total')}
                  </th>
                  <td>
                    <Money value={one.total} cents euro={one.currency === 'EUR'} />
                  </td>
                </>
              )}
            </tr>
          </tfoot>
        </table>
      </Box>
    </Card>
  )
}

function Prices({ line: { list_price, net_price, line_net } }: { line: Line }) {
  const { t } = useTranslation('orders')
  if (net_price == null) return <td colSpan={3}>{t('form.toConfirm')}</td>
  return (
    <>
      <td>
        <Money value={list_price} cents />
      </td>
      <td>
        <Money value={net_price} cents />
      </td>
      <td>
        <Money value={line_net} cents />
      </td>
    </>
  )
}

/** Both prices and the reason, where it had changed by the day of the sending. */
function Changed({ line: { price_changed: changed, price_as_of, net_price } }: { line: Line }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const format = useFormat()
  if (!changed || !price_as_of || net_price == null) return null
  return (
    <small className={styles.changed}>
      {t(changed.now === null ? 'price.leftAtSending' : 'price.changedAtSending', {
        day: format.date(price_as_of),
        shown: format.money(net_price, true),
        now: changed.now === null ? '' : format.money(changed.now, true),
        reason: priceTurnLegend[changed.reason].label[language],
      })}
    </small>
  )
}
