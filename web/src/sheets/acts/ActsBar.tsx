import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, type TablerIcon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './acts.module.css'
import { usePhone } from '../../ui/useUpTo.ts'

/** Something that can be done with the sheet. */
export interface SheetAct {
  readonly key: string
  readonly label: string
  readonly icon: TablerIcon
  readonly act: () => void
  /** `seldom` stays behind "more" on wide screens too. */
  readonly weight?: 'primary' | 'danger' | 'quiet' | 'seldom' | undefined
  readonly busy?: boolean
  readonly disabled?: boolean
}

interface Props {
  acts: readonly SheetAct[]
  /** The one a phone keeps in sight; without it the primary one, or the last. */
  first?: string | undefined
}

/** The acts side by side, the seldom ones behind "more"; on a phone one of them, and all others behind it. */
export function ActsBar({ acts, first }: Props) {
  const phone = usePhone()
  const shown = acts.filter(({ weight }) => weight !== 'seldom')
  const foremost =
    shown.find(({ key }) => key === first) ?? shown.find(({ weight }) => weight === 'primary') ?? shown.at(-1)
  const behind = acts.filter((act) => (phone ? act !== foremost : !shown.includes(act)))
  return (
    <>
      {behind.length > 0 && <Behind acts={behind} small={phone && foremost !== undefined} />}
      {(phone ? acts.filter((act) => act === foremost) : shown).map((act) => (
        <Act key={act.key} of={act} />
      ))}
    </>
  )
}

function Act({ of }: { of: SheetAct }) {
  const { label, icon: Icon, act, weight, busy, disabled } = of
  const variant = weight === 'primary' ? 'filled' : weight === 'quiet' ? 'subtle' : 'default'
  return (
    <Button
      className={styles.act}
      variant={variant}
      data-danger={weight === 'danger' || undefined}
      leftSection={weight === 'quiet' ? undefined : <Icon size={16} />}
      loading={busy}
      disabled={disabled}
      onClick={act}
    >
      {label}
    </Button>
  )
}

function Behind({ acts, small }: { acts: readonly SheetAct[]; small: boolean }) {
  const { t } = useTranslation('sheets')
  return (
    <Menu>
      <Menu.Target>
        {small ? (
          <ActionIcon variant="default" aria-label={t('moreActs')}>
            <IconDots size={18} />
          </ActionIcon>
        ) : (
          <Button leftSection={<IconDots size={16} />}>{t('moreActs')}</Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map(({ key, label, icon: Icon, act, weight, busy, disabled }) => (
          <Menu.Item
            key={key}
            leftSection={<Icon size={16} />}
            className={weight === 'danger' ? styles.danger : undefined}
            disabled={busy || disabled}
            onClick={act}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
