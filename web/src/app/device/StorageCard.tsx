import { Button } from '@mantine/core'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetAnswers } from '../../platform/queries.ts'
import { deviceKind } from '../../ui/device.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './device.module.css'
import { bytesOf, type Groups } from './groups.ts'

interface Used {
  readonly used: number
  readonly of: number
  /** Whether the browser promised not to make room with it; null where it cannot be asked. */
  readonly safe: boolean | null
}

async function measure(): Promise<Used> {
  // Not every browser has them, and a private window may refuse.
  const storage: Partial<StorageManager> = navigator.storage ?? {}
  const estimate: StorageEstimate = (await storage.estimate?.call(navigator.storage).catch(() => null)) ?? {}
  const safe = (await storage.persisted?.call(navigator.storage).catch(() => null)) ?? null
  return { used: estimate.usage ?? 0, of: estimate.quota ?? 0, safe }
}

/** How much of the device the portal takes, of what, and whether the browser may clear it. */
export function StorageCard({ groups }: { groups: Groups }) {
  const { t } = useTranslation('device')
  const format = useFormat()
  const [at, setAt] = useState<Used | null>(null)
  useEffect(() => {
    void measure().then(setAt)
  }, [groups.refused.length, groups.waiting.length, groups.drafts.length])
  if (!at) return null
  const sent = bytesOf(groups.refused) + bytesOf(groups.waiting)
  const drafts = bytesOf(groups.drafts)
  const parts = { sent, drafts, rest: Math.max(0, at.used - sent - drafts) } as const
  const remeasure = async (act: () => Promise<unknown>) => {
    await act().catch(() => undefined)
    setAt(await measure())
  }
  return (
    <Card title={t(`storage.title.${deviceKind()}`)}>
      <p>
        <b className={styles.used}>{format.bytes(at.used)}</b>{' '}
        {at.of > 0 && <span className={styles.note}>{t('storage.of', { size: format.bytes(at.of) })}</span>}
      </p>
      <div className={styles.meter} aria-hidden>
        {(['sent', 'drafts', 'rest'] as const).map((key) => (
          <span key={key} data-part={key} style={{ flexGrow: parts[key] }} />
        ))}
      </div>
      <dl className={styles.parts}>
        {(['sent', 'drafts', 'rest'] as const).map((key) => (
          <div key={key} data-part={key}>
            <dt>{t(`storage.${key}`)}</dt>
            <dd>{format.bytes(parts[key])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.safe} data-safe={at.safe ?? undefined}>
        {at.safe ? <IconShieldCheck size={18} aria-hidden /> : <IconShieldX size={18} aria-hidden />}
        {t(at.safe ? 'storage.safe' : 'storage.unsafe')}
      </p>
      <div className={styles.acts}>
        {at.safe === false && (
          <Button size="xs" onClick={() => void remeasure(() => navigator.storage.persist())}>
            {t('storage.protect')}
          </Button>
        )}
        <Button size="xs" onClick={() => void remeasure(forgetAnswers)}>
          {t('storage.empty')}
        </Button>
      </div>
    </Card>
  )
}
