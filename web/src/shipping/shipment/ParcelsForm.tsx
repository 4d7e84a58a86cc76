import { numberIn } from '@mandato/contract/numbers'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { changeShipment, type Shipment } from '../data.ts'
import { gramsOf } from '../useKilograms.ts'
import styles from './shipment.module.css'

interface Typed {
  readonly weight: string
  readonly size: string
  readonly contents: string
}
const empty: Typed = { weight: '', size: '', contents: '' }

/** 60 × 40 × 38, however it is typed. */
function sizeOf(typed: string) {
  const [length = 0, width = 0, height = 0, ...more] = typed
    .split(/[x×*\s]+/i)
    .filter(Boolean)
    .map(Number)
  const fits = [length, width, height].every((cm) => Number.isInteger(cm) && cm >= 1 && cm <= 2000)
  return fits && more.length === 0 ? { length, width, height } : null
}

/** The parcels as they are packed: weight in kilograms, size in centimetres, what is in them. */
export function ParcelsForm({ one, onDone }: { one: Shipment; onDone: () => void }) {
  const { t } = useTranslation('shipping')
  const format = numberIn(useLanguage(), { maximumFractionDigits: 3, useGrouping: false })
  const typed = (grams: number) => format(grams / 1000)
  const [rows, setRows] = useState<readonly Typed[]>(
    one.parcels.length > 0
      ? one.parcels.map(({ weight, size, contents }) => ({
          weight: weight === null ? '' : typed(weight),
          size: size ? `${size.length} × ${size.width} × ${size.height}` : '',
          contents,
        }))
      : [empty],
  )
  const [tried, setTried] = useState(false)
  const change = useWrite(changeShipment())
  const set = (at: number, part: Partial<Typed>) =>
    setRows((old) => old.map((row, i) => (i === at ? { ...row, ...part } : row)))
  const wrongWeight = (row: Typed) => gramsOf(row.weight) === null
  const wrongSize = (row: Typed) => row.size.trim() !== '' && sizeOf(row.size) === null
  const save = () => {
    setTried(true)
    if (rows.some((row) => wrongWeight(row) || wrongSize(row))) return
    const parcels = rows.map(({ weight, size, contents }) => ({
      weight: gramsOf(weight),
      size: sizeOf(size),
      contents: contents.trim(),
    }))
    change.mutate(
      { params: { id: one.id }, body: { version: one.version, parcels } },
      { onError: toast.error, onSuccess: onDone },
    )
  }
  return (
    <section className={styles.part}>
      <h3>{t('parcel.title')}</h3>
      {rows.map((row, i) => (
        <div key={i} className={styles.parcelRow}>
          <TextInput
            aria-label={t('parcel.weightOf', { n: i + 1 })}
            placeholder={t('parcel.kg')}
            inputMode="decimal"
            value={row.weight}
            error={tried && wrongWeight(row) && t('parcel.wrongWeight')}
            onChange={(event) => set(i, { weight: event.currentTarget.value })}
          />
          <TextInput
            aria-label={t('parcel.sizeOf', { n: i + 1 })}
            placeholder="60 × 40 × 30"
            value={row.size}
            error={tried && wrongSize(row) && t('parcel.wrongSize')}
            onChange={(event) => set(i, { size: event.currentTarget.value })}
          />
          <TextInput
            aria-label={t('parcel.contentsOf', { n: i + 1 })}
            placeholder={t('parcel.contents')}
            maxLength={200}
            value={row.contents}
            onChange={(event) => set(i, { contents: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            aria-label={t('parcel.remove', { n: i + 1 })}
            disabled={rows.length === 1}
            onClick={() => setRows((old) => old.filter((_, at) => at !== i))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </div>
      ))}
      <div className={styles.small}>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconPlus size={14} />}
          onClick={() => setRows((old) => [...old, empty])}
        >
          {t('parcel.another')}
        </Button>
        <Button size="xs" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button size="xs" variant="filled" loading={change.isPending} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </section>
  )
}
