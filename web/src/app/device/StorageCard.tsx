import { Button } from '@mantine/core'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropFiles, keptFiles } from '../../platform/kept/store.ts'
import { forgetAnswers } from '../../platform/queries.ts'
import { deviceKind } from '../../ui/device.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './device.module.css'
import { bytesOf, type Groups } from './groups.ts'

interface Used {
  readonly used: number
  readonly of: number
  /** What of it are files kept from the download area. */
  readonly kept: number
  /** Whether the browser promised not to make room with it; null where it cannot be asked. */
  readonly safe: boolean | null
}

async function measure(person: number): Promise<Used> {
  // Not every browser has them, and a private window may refuse.
  const storage: Partial<StorageManager> = navigator.storage ?? {}
  const estimate: StorageEstimate = (await storage.estimate?.call(navigator.storage).catch(() => null)) ?? {}
  const safe = (await storage.persisted?.call(navigator.storage).catch(() => null)) ?? null
  const files = await keptFiles(person).catch(() => [])
  const kept = files.reduce((sum, { size }) => sum + size, 0)
  return { used: estimate.usage ?? 0, of: estimate.quota ?? 0, kept, safe }
}

/** How much of the device the portal takes, of what, and whether the browser may clear it. */
export function StorageCard({ person, groups }: { person: number; groups: Groups }) {
  const { t } = useTranslation('device')
  const format = useFormat()
  const [at, setAt] = useState<Used | null>(null)
  useEffect(() => {
    void measure(person).then(setAt)
  }, [person, groups.refused.length, groups.waiting.length, groups.drafts.length])
  if (!at) return null
  const sent = bytesOf(groups.refused) + bytesOf(groups.waiting)
  const drafts = bytesOf(groups.drafts)
  const { kept } = at
  const parts = { sent, drafts, kept, rest: Math.max(0, at.used - sent - drafts - kept) } as const
  const shown = (['sent', 'drafts', 'kept', 'rest'] as const).filter((key) => key !== 'kept' || kept > 0)
  const remeasure = async (act: () => Promise<unknown>) => {
    await act().catch(() => undefined)
    setAt(await measure(person))
  }
  return (
    <Card title={t(`storage.title.${deviceKind()}`)}>
      <p>
        <b className={styles.used}>{format.bytes(at.used)}</b>{' '}
        {at.of > 0 && <span className={styles.note}>{t('storage.of', { size: format.bytes(at.of) })}</span>}
      </p>
      <div className={styles.meter} aria-hidden>
        {shown.map((key) => (
          <span key={key} data-part={key} style={{ flexGrow: parts[key] }} />
        ))}
      </div>
      <dl className={styles.parts}>
        {shown.map((key) => (
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
        {kept > 0 && (
          <Button size="xs" onClick={() => void remeasure(() => dropFiles((one) => one !== person))}>
            {t('storage.emptyKept')}
          </Button>
        )}
      </div>
    </Card>
  )
}
