import { contentKinds, type ContentKind } from '@mandato/contract/content/names'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { holds, roleOf, useMe } from '../../accounts/index.ts'
import { mayAsk } from '../../platform/wires.ts'
import { callsOf, placesOf } from '../kinds.ts'
import styles from './list.module.css'

/** The kinds that are open to the person; none where there is one only. */
export function KindTabs({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('content')
  const me = useMe()
  const open = contentKinds.filter(
    (one) => me !== null && mayAsk(callsOf[one].list, roleOf(me), (permission) => holds(me, permission)),
  )
  if (open.length < 2) return null
  return (
    <nav className={styles.kinds} aria-label={t('kindsLabel')}>
      {open.map((one) => (
        <Link key={one} to={placesOf[one].list} search={{}} aria-current={one === kind ? 'page' : undefined}>
          {t(`tabs.${one}`)}
        </Link>
      ))}
    </nav>
  )
}
