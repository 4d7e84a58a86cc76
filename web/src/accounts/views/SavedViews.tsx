import { Popover } from '@mantine/core'
import { IconBookmark, IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/layout/Chip.tsx'
import type { Views } from '../../ui/list/ListMenu.tsx'
import { useViews, ViewsPanel, type ViewsProps } from './ViewsPanel.tsx'
import styles from './views.module.css'

/** A person's own views of a list: one tap opens one, and what is on the screen is kept under a name. */
export function SavedViews(props: ViewsProps) {
  const { t, i18n } = useTranslation('views')
  const id = useId()
  const [opened, setOpened] = useState(false)
  const views = useViews(props, i18n.language)
  const { current } = views
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Chip on={current !== undefined} onClick={() => setOpened(!opened)}>
          <IconBookmark size={14} aria-hidden />
          <span>{current ? t('current', { name: current.name }) : t('label')}</span>
          <IconChevronDown size={14} aria-hidden />
        </Chip>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-labelledby={id}>
        <h2 id={id} className="sr-only">
          {t('label')}
        </h2>
        <ViewsPanel {...props} {...views} onDone={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** The same inside the menu that a list has on a phone. */
function ViewsInMenu({ onDone, ...props }: ViewsProps & { onDone: () => void }) {
  const { t, i18n } = useTranslation('views')
  return (
    <section aria-label={t('label')}>
      <h2 className={styles.inMenu}>{t('label')}</h2>
      <ViewsPanel {...props} {...useViews(props, i18n.language)} onDone={onDone} />
    </section>
  )
}

/** For the `views` of a list page (ui/list/ListPage.tsx). */
export const viewsOf = (
  list: ViewsProps['list'],
  { search, read }: Pick<ViewsProps, 'search' | 'read'>,
): Views => ({
  chip: <SavedViews list={list} search={search} read={read} />,
  panel: (onDone) => <ViewsInMenu list={list} search={search} read={read} onDone={onDone} />,
})
