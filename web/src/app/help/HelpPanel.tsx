import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { askForTour } from '../../platform/tour.ts'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import styles from './HelpPanel.module.css'
import { screenNameAt } from './screen-at.ts'

const isMac = /mac/i.test(navigator.userAgent)

/** Keys that work on every screen, and what they do: a key of help.json. */
const keys = [
  [isMac ? '⌘ K' : 'Ctrl K', 'search'],
  [isMac ? '⌘ P' : 'Ctrl P', 'print'],
  ['?', 'help'],
  ['Tab', 'next'],
  ['Enter', 'open'],
  ['Esc', 'close'],
  ['↑ ↓', 'walk'],
] as const

/** What the screen is for, how its tasks are done, and the keys. */
export function HelpPanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('help')
  const { t: nav } = useTranslation('nav')
  const pathname = useLocation({ select: (here) => here.pathname })
  const me = useMe()
  if (!me) return null
  const name = screenNameAt(pathname, me)
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={t('title', { screen: nav(`screens.${name}`) })}
      actions={
        !me.viewing && (
          <Button
            onClick={() => {
              onClose()
              askForTour()
            }}
          >
            {t('around')}
          </Button>
        )
      }
    >
      <p className={styles.what}>{t(`screens.${name}.what`)}</p>
      <ul className={styles.how}>
        <li>{t(`screens.${name}.first`)}</li>
        <li>{t(`screens.${name}.second`)}</li>
      </ul>
      <h3 className={styles.head}>{t('keys')}</h3>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`does.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </SidePanel>
  )
}
