import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { User } from '../../accounts/index.ts'
import styles from './Palette.module.css'
import type { Ahead } from './SearchAhead.tsx'
import { PaletteSearch } from './PaletteSearch.tsx'

interface Props {
  me: User
  opened: boolean
  /** What was typed before it was there. */
  begun: Ahead
  onClose: () => void
}

/** The search of the portal, Ctrl-K: clients by code, VAT number, name or town, then screens and actions. */
export function Palette({ me, opened, begun, onClose }: Props) {
  const { t } = useTranslation('app')
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      centered={false}
      yOffset="9vh"
      size={600}
      transitionProps={{ duration: 80 }}
    >
      <Modal.Overlay color="var(--scrim)" backgroundOpacity={1} />
      <Modal.Content classNames={{ content: styles.content }} aria-label={t('search.label')}>
        <Modal.Body className={styles.body}>
          <PaletteSearch me={me} opened={opened} begun={begun} onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
