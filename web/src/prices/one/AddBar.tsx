import { Button, NumberInput } from '@mantine/core'
import { isInPieces } from '@mandato/contract/orders/units'
import { lineCents } from '@mandato/contract/prices/chain'
import { IconClipboard, IconPlus, IconShoppingCart } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Explained } from '../data.ts'
import { exact } from '../exact.ts'
import styles from './one.module.css'
import type { PutInOrder } from './usePutInOrder.ts'

/** How many, what that makes, and into the order with them. A line is rounded once, which is said where it shows. */
export function AddBar({ one, put }: { one: Explained; put: PutInOrder }) {
  const { t } = useTranslation('prices')
  const format = useFormat()
  const language = useLanguage()
  const [quantity, setQuantity] = useState(1)
  const list = Math.round((one.list_price ?? 0) * 100)
  const line = lineCents(list, one.chain, quantity)
  const byHand = Math.round((one.net_price ?? 0) * 100) * quantity
  const copy = async () => {
    await navigator.clipboard.writeText(format.money(one.net_price ?? 0, true))
    toast.ok(t('copied'))
  }
  const client = put.customer === null ? {} : { client: put.customer }
  return (
    <div className={styles.add}>
      <NumberInput
        aria-label={t('pieces')}
        min={1}
        max={99_999}
        allowDecimal={false}
        clampBehavior="strict"
        value={quantity}
        onChange={(value) => setQuantity(Math.max(1, Number(value) || 1))}
      />
      <p>
        <b>
          {isInPieces(one.unit)
            ? t('lineOf', { count: quantity, pieces: format.int(quantity) })
            : t('lineOfUnit', { quantity: format.int(quantity), unit: one.unit })}{' '}
          {format.price(line / 100, one.currency)}
        </b>
        {line !== byHand && one.finer_price && (
          <small>
            {t('lineRounded', {
              count: quantity,
              price: exact(one.finer_price, language),
              wrong: format.money(byHand / 100, true),
            })}
          </small>
        )}
        {one.owner.date !== one.owner.today && <small>{t('ofToday')}</small>}
      </p>
      <div className={styles.acts}>
        <Button leftSection={<IconClipboard size={16} />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button
          variant="filled"
          leftSection={<IconPlus size={16} />}
          onClick={() => put.add(one, quantity, one.owner.today)}
        >
          {t('add')}
        </Button>
        {put.waiting.length > 0 && (
          <Button
            renderRoot={(props) => (
              <Link
                {...props}
                to="/orders/$id"
                params={{ id: 'new' }}
                search={{ type: put.type, ...client, picked: 1 }}
              />
            )}
            leftSection={<IconShoppingCart size={16} />}
          >
            {t('openOrder', { count: put.waiting.length })}
          </Button>
        )}
      </div>
    </div>
  )
}
