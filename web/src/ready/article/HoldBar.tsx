import { ActionIcon, Button } from '@mantine/core'
import { mostPieces } from '@mandato/contract/ready/names'
import { IconHourglass, IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type Hold, holdReady, releaseReady, rereadReady } from '../data.ts'
import styles from '../ready.module.css'
import { clockOf, useLeft } from '../useLeft.ts'

const circumference = 2 * Math.PI * 20

interface Props {
  hold: Hold
  /** The article, where how many are held can be changed. */
  article: number | undefined
}

/** What is held for the person: how long still, how many, and the way to let it go. */
export function HoldBar({ hold: { id, quantity, begun_at, ends_at, from_queue }, article }: Props) {
  const { t } = useTranslation('ready')
  const format = useFormat()
  const release = useWrite(releaseReady())
  const left = useLeft(ends_at, () => void rereadReady())
  const whole = (Date.parse(ends_at) - Date.parse(begun_at)) / 1000
  return (
    <section className={styles.hold} aria-label={t('heldFor', { count: quantity })}>
      <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden>
        <circle cx="24" cy="24" r="20" className={styles.ring} />
        <circle
          cx="24"
          cy="24"
          r="20"
          className={styles.arc}
          strokeDasharray={`${(circumference * left) / whole} ${circumference}`}
          transform="rotate(-90 24 24)"
        />
        <IconHourglass x="15" y="15" width="18" height="18" className={styles.glass} />
      </svg>
      <div>
        <small>{t(from_queue ? 'yourTurn' : 'heldFor', { count: quantity })}</small>
        <b role="timer" className={styles.digits}>
          {clockOf(left)}
        </b>
        <small>{t('untilThenNext', { time: format.time(ends_at) })}</small>
      </div>
      {article !== undefined && <HowMany article={article} quantity={quantity} />}
      <Button
        loading={release.isPending}
        onClick={() =>
          release.mutate(
            { params: { id } },
            { onError: toast.error, onSuccess: () => toast.ok(t('toasts.released')) },
          )
        }
      >
        {t('acts.release')}
      </Button>
    </section>
  )
}

/** One piece more or less; the end stays where it is. */
function HowMany({ article, quantity }: { article: number; quantity: number }) {
  const { t } = useTranslation('ready')
  const format = useFormat()
  const hold = useWrite(holdReady())
  // Not disabled while the answer comes: the keyboard would lose the button it stands on.
  const change = (pieces: number) => {
    if (!hold.isPending) hold.mutate({ body: { id: article, quantity: pieces } }, { onError: toast.error })
  }
  return (
    <fieldset className={styles.held} aria-label={t('acts.held')}>
      <ActionIcon aria-label={t('acts.less')} disabled={quantity <= 1} onClick={() => change(quantity - 1)}>
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <b>{format.int(quantity)}</b>
      <ActionIcon
        aria-label={t('acts.more')}
        disabled={quantity >= mostPieces}
        onClick={() => change(quantity + 1)}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </fieldset>
  )
}
