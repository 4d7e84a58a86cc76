import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useWrite } from '../../platform/use-write.ts'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import type { User } from '../person.ts'
import { hiddenQuery, stopViewAs } from './data.ts'
import { stopLooking } from './looking.ts'
import styles from './view-as.module.css'

/** On every page while one looks as somebody else: as whom, for how long, what is hidden, and the way out. */
export function ViewBanner({ me }: { me: User }) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  // Asked each minute: when the looking has ended, the answer takes one back.
  const hidden = useQuery({ ...hiddenQuery(), refetchInterval: 60_000 })
  const minutes = useMinutesUntil(me.viewing?.until ?? '')
  const stop = useWrite(stopViewAs())
  const leave = () => void stopLooking(`/${language}/users/${me.userId}`)
  const things = hidden.data?.response ?? []
  return (
    <aside className={styles.banner} aria-label={t('viewAs.label')}>
      <IconEye size={20} aria-hidden />
      <div>
        <b>{t('viewAs.as', { name: me.name })}</b>
        <div>
          {t('viewAs.left', { count: minutes })}{' '}
          {things.length > 0 && (
            <button type="button" className={styles.hidden} onClick={() => setOpen(true)}>
              {t('viewAs.hidden', { count: things.length })}
            </button>
          )}
        </div>
      </div>
      {/* Whether or not the server can be told: the looking ends here, and there by itself. */}
      <Button size="xs" loading={stop.isPending} onClick={() => stop.mutate({}, { onSettled: leave })}>
        {t('viewAs.stop')}
      </Button>
      <SidePanel
        opened={open}
        onClose={() => setOpen(false)}
        title={t('viewAs.hiddenTitle', { name: me.name })}
      >
        <dl className={styles.things}>
          {things.map(({ what, why }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </SidePanel>
    </aside>
  )
}

/** Whole minutes until then, counted down on the screen; the last one is not over before the server says so. */
function useMinutesUntil(moment: string): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 15_000)
    return () => window.clearInterval(timer)
  }, [])
  return Math.min(30, Math.max(1, Math.ceil((Date.parse(moment) - now) / 60_000)))
}
