import { Box } from '@mantine/core'
import { ordersFieldWords as fields } from '@mandato/contract/orders/field-words'
import { hasPrices } from '@mandato/contract/orders/names'
import { priceTurnLegend } from '@mandato/contract/orders/tables'
import { countsOf } from '@mandato/contract/orders/units'
import { useTranslation } from 'react-i18next'
import { exact } from '../../prices/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { ExportMenu } from '../../ui/feedback/ExportMenu.tsx'
import { Money } from '../../ui/figures/Money.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { usePhone } from '../../ui/useUpTo.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { CountedWords } from '../CountedWords.tsx'
import { type Order, orderLinesFile } from '../data.ts'
import styles from './one.module.css'

type Line = Order['lines'][number]

/** The lines of an order as it was sent, with what they cost: list, discounts, net, amount. */
export function LinesTable({ one }: { one: Order }) {
  const { t } = useTranslation('orders')
  const phone = usePhone()
  const priced = hasPrices(one.type) && one.total !== undefined
  const Table = phone ? Narrow : Wide
  return (
    <Card
      flush
      title={t('lines')}
      count={one.lines.length}
      action={<ExportMenu onExport={(kind, watch) => orderLinesFile(one.id, kind, watch)} />}
    >
      <Box component="section" className={styles.scrolling} tabIndex={0} aria-label={t('lines')}>
        <Table one={one} priced={priced} />
      </Box>
    </Card>
  )
}

interface Props {
  one: Order
  priced: boolean
}

function Wide({ one, priced }: Props) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
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
              <th scope="col">{t('price.chain')}</th>
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
              <EnergyArrow of={line} code={line.product_code} height={18} />
              <Changed line={line} />
            </td>
            <td>
              <Counted line={line} />
            </td>
            {priced && <Prices line={line} />}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('total')}
          </th>
          <td>
            <CountedWords counts={countsOf(one.lines)} />
          </td>
          {priced && (
            <>
              <th scope="row" colSpan={3}>
                <TotalWords one={one} />
              </th>
              <td>
                <Money value={one.total} currency={one.currency} />
              </td>
            </>
          )}
        </tr>
      </tfoot>
    </table>
  )
}

/** On a phone: what stands in columns elsewhere is read below the words of the line. */
function Narrow({ one, priced }: Props) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <table className={styles.lines} data-narrow>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{fields.description[language]}</th>
          <th scope="col">{priced ? t('price.amount') : t('form.quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {one.lines.map((line, at) => (
          <tr key={at} data-changed={line.price_changed ? true : undefined}>
            <td>{at + 1}</td>
            <td>
              {line.product_code && <b>{line.product_code}</b>} {line.description}
              <EnergyArrow of={line} code={line.product_code} height={18} />
              {priced && <HowMuch line={line} />}
              <Changed line={line} />
            </td>
            <td data-none={(priced && line.net_price == null) || undefined}>
              {!priced && <Counted line={line} />}
              {priced &&
                (line.net_price == null ? t('form.toConfirm') : <Money value={line.line_net} cents />)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {priced ? <TotalWords one={one} /> : t('total')}
          </th>
          <td>
            {priced ? (
              <Money value={one.total} currency={one.currency} />
            ) : (
              <CountedWords counts={countsOf(one.lines)} />
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** How many of what: `12 m`. */
function Counted({ line: { quantity, unit } }: { line: Line }) {
  const format = useFormat()
  if (quantity === null) return '–'
  return (
    <>
      {format.int(quantity)}
      {unit && <small className={styles.unit}> {unit}</small>}
    </>
  )
}

const TotalWords = ({ one }: { one: Order }) => {
  const { t } = useTranslation('orders')
  return one.total === null ? t('price.unpriced', { count: one.unpriced ?? 0 }) : t('price.total')
}

/** `50 + 10 + 5` */
function Chain({ line: { discounts = [] } }: { line: Line }) {
  const language = useLanguage()
  return discounts.map(({ percent }) => exact(String(percent), language)).join(' + ')
}

function Prices({ line }: { line: Line }) {
  const { t } = useTranslation('orders')
  const { list_price, net_price, line_net } = line
  if (net_price == null) return <td colSpan={4}>{t('form.toConfirm')}</td>
  return (
    <>
      <td>
        <Money value={list_price} cents />
      </td>
      <td>
        <Chain line={line} />
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

/** The same in a row below the words: `2 pz × 265,91`, and where that comes from: `622,00 − 50 + 10 + 5 %`. */
function HowMuch({ line }: { line: Line }) {
  const { t } = useTranslation('orders')
  const { list_price, net_price, discounts = [] } = line
  return (
    <small className={styles.howMuch}>
      <span>
        {net_price == null && `${t('form.quantity')} `}
        <Counted line={line} />
        {net_price != null && (
          <>
            {' × '}
            <span className="sr-only">{t('price.net')} </span>
            <Money value={net_price} cents />
          </>
        )}
      </span>
      {net_price != null && discounts.length > 0 && (
        <span>
          {t('price.list')} <Money value={list_price} cents /> − <Chain line={line} /> %
        </span>
      )}
    </small>
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
