import { Link } from '@tanstack/react-router'
import { IconPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Cover } from '../../content/index.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { ApplianceDrawing } from '../appliance/ApplianceDrawing.tsx'
import type { BestSeller } from '../data.ts'
import styles from './best.module.css'

/** One article: its place, how it moved since the year before, what it is. */
export function BestCard({ of: one }: { of: BestSeller }) {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const { rank, name, code, share_pct, quantity, amount } = one
  return (
    <li className={styles.card} data-pinned={one.pinned || undefined}>
      <div className={styles.picture}>
        {one.group || one.image ? (
          <ApplianceDrawing of={{ group: one.group, picture: one.image }} size={96} />
        ) : (
          <Cover name="kitchen" image={null} />
        )}
        <b className={styles.rank}>{rank === null ? '–' : format.int(rank)}</b>
      </div>
      <div className={styles.words}>
        <h2>
          <Named id={one.appliance_id}>{name}</Named>
        </h2>
        <p>
          {code} <EnergyArrow of={one} code={code} height={18} />
        </p>
        <p className={styles.figures}>
          <Movement of={one} />
          {share_pct != null && <span>{t('best.share', { share: format.percent(share_pct) })}</span>}
          {quantity !== undefined && (
            <span>{t('best.pieces', { count: quantity, pieces: format.int(quantity) })}</span>
          )}
          {amount !== undefined && <span>{format.euro(amount)}</span>}
        </p>
        {one.pinned && (
          <p className={styles.pinned}>
            <IconPin size={16} aria-hidden />
            {t('best.pinned')}
          </p>
        )}
      </div>
    </li>
  )
}

const Named = ({ id, children }: { id: number | null; children: ReactNode }) =>
  id === null ? (
    children
  ) : (
    <Link to="/appliances/$id" params={{ id: String(id) }}>
      {children}
    </Link>
  )

/** How many places up or down since the same months of the year before. */
function Movement({ of: { rank, previous_rank } }: { of: BestSeller }) {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  if (rank === null) return <span>{t('best.notSold')}</span>
  if (previous_rank === null) return <span data-way="up">{t('best.new')}</span>
  const places = previous_rank - rank
  if (places === 0) return <span>{t('best.same')}</span>
  const way = places > 0 ? 'up' : 'down'
  const count = Math.abs(places)
  return (
    <span data-way={way}>
      {way === 'up' ? '▲' : '▼'}{' '}
      {t(`best.${way}`, { count, places: format.int(count), before: format.int(previous_rank) })}
    </span>
  )
}
