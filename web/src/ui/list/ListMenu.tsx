import { ActionIcon, Popover } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileKind, Watch } from '../../platform/api.ts'
import { ExportMenu, FileItems } from '../feedback/ExportMenu.tsx'
import { ExportProgress, useExport } from '../feedback/ExportProgress.tsx'
import { usePhone } from '../useUpTo.ts'
import styles from './list.module.css'

/** Saved views, as accounts/views makes them: a chip among the filters, and on a phone a part of the menu. */
export interface Views {
  readonly chip: ReactNode
  readonly panel: (onDone: () => void) => ReactNode
}

export interface ListMenuProps {
  views?: Views | undefined
  /** The list as a file, exactly as it is asked for. */
  files?: ((kind: FileKind, watch: Watch) => Promise<void>) | undefined
  /** The kinds of file there are, where not all three. */
  kinds?: readonly FileKind[] | undefined
  /** All of its rows stand on the screen: the browser prints them as they are. */
  whole?: boolean | undefined
  /** What else a phone has in this menu, and a desk elsewhere; a dialog it opens stands outside. */
  more?: ((onDone: () => void) => ReactNode) | undefined
}

/** What can be done with a whole list. On a phone views and files stand under one sign, so that the list begins high. */
export function ListMenu(props: ListMenuProps) {
  const phone = usePhone()
  const { views, files, more, whole = false } = props
  if (!phone) return files && <ExportMenu kinds={props.kinds} onExport={files} paged={!whole} />
  return (views || files || more) && <PhoneMenu {...props} />
}

function PhoneMenu({ views, files, kinds, more }: ListMenuProps) {
  const { t } = useTranslation('ui')
  const [opened, setOpened] = useState(false)
  const { progress, start, stop } = useExport()
  const close = () => setOpened(false)
  if (progress) return <ExportProgress progress={progress} size="sm" onStop={stop} />
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('list.more')}
          onClick={() => setOpened(!opened)}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.menu}>
        {files && (
          <FileItems
            kinds={kinds}
            onChoose={(kind) => {
              close()
              void start((watch) => files(kind, watch))
            }}
          />
        )}
        {more?.(close)}
        {views?.panel(close)}
      </Popover.Dropdown>
    </Popover>
  )
}
