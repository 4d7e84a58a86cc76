import { IconBuildingStore, IconTag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { holds, roleOf, useMe } from '../../accounts/index.ts'
import { type KnownCall, mayAsk } from '../../platform/wires.ts'
import { WithLabels } from '../../ui/energy/WithLabels.tsx'
import type { ContentDetail } from '../data.ts'
import styles from './item.module.css'

/** The articles a promotion is about: each leads to its price and to what of it is ready, for whom these are open. */
export function Codes({ codes, labels }: Pick<ContentDetail, 'codes' | 'labels'>) {
  const { t } = useTranslation('content')
  const me = useMe()
  const may = (call: KnownCall) =>
    me !== null && mayAsk(call, roleOf(me), (permission) => holds(me, permission))
  return (
    <section>
      <h2>{t('codes')}</h2>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <span>
              <WithLabels opens text={code} labels={labels} />
            </span>
            {may('searchPrices') && (
              <Link to="/prices" search={{ q: code, code }} aria-label={t('promotion.price', { code })}>
                <IconTag size={16} aria-hidden />
                {t('promotion.toPrice')}
              </Link>
            )}
            {may('readyGoods') && (
              <Link to="/ready" search={{ q: code }} aria-label={t('promotion.ready', { code })}>
                <IconBuildingStore size={16} aria-hidden />
                {t('promotion.toReady')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
