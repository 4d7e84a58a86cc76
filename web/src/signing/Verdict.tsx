import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../ui/useFormat.ts'
import type { checkDocument } from './data.ts'
import styles from './check.module.css'

/** What is known of the file, and its fingerprint to compare with the one in the mail. */
export function Verdict({ found }: { found: Awaited<ReturnType<typeof checkDocument>> }) {
  const { t } = useTranslation('signing')
  const { dateTime } = useFormat()
  const { known, sealed_at, sheet_id, sha256 } = found
  return (
    <output className={styles.verdict} data-known={known || undefined}>
      {known ? <IconShieldCheck size={28} aria-hidden /> : <IconShieldX size={28} aria-hidden />}
      <div>
        <h2>{t(known ? 'check.known' : 'check.unknown')}</h2>
        <p>
          {known
            ? t('check.knownWords', { moment: dateTime(sealed_at ?? ''), sheet: sheet_id })
            : t('check.unknownWords')}
        </p>
        <p className={styles.hash}>
          SHA-256 <code>{sha256}</code>
        </p>
      </div>
    </output>
  )
}
