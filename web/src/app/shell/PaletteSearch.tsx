import { Combobox, useCombobox } from '@mantine/core'
import { useDebouncedValue, useMounted } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../accounts/index.ts'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './Palette.module.css'
import type { Ahead } from './SearchAhead.tsx'
import { searchWordsOf } from './navigation.ts'
import { useEntries } from './useEntries.ts'

interface Props {
  me: User
  /** False while it disappears. */
  opened: boolean
  begun: Ahead
  onClose: () => void
}

/** A combobox: the cursor stays in the field, the arrows walk the list, Enter opens. */
export function PaletteSearch({ me, opened, begun, onClose }: Props) {
  const { t } = useTranslation('app')
  const [typed, setTyped] = useState(begun.typed)
  const [question] = useDebouncedValue(typed.trim(), 150)
  const { groups, entries, state, keptAt, behind } = useEntries(me, question)
  const format = useFormat()
  const combobox = useCombobox({ opened: true })
  // The list makes itself known once it is drawn; drawn again, the field says that it is open and which list is its
  // own.
  useMounted()
  const list = useId()
  const first = entries[0]?.key
  const input = useRef<HTMLInputElement>(null)
  // At once, not when the dialog has finished appearing: who presses Ctrl-K is already typing.
  useEffect(() => input.current?.focus(), [])
  // A page that arrives behind the search puts the focus into itself; what is being typed is for the search.
  const stay = ({ relatedTarget, currentTarget }: FocusEvent<HTMLInputElement>) => {
    const gone = relatedTarget && !currentTarget.closest('[role=dialog]')?.contains(relatedTarget)
    if (opened && gone) queueMicrotask(() => input.current?.focus())
  }
  // Whatever stands first is what Enter opens.
  const { selectFirstOption } = combobox
  useEffect(() => {
    if (first) selectFirstOption()
  }, [first, selectFirstOption])

  const open = (key: string) => {
    onClose()
    entries.find((entry) => entry.key === key)?.open()
  }
  // Enter takes the result of the text typed last, not of the search before it.
  const pending = behind || typed.trim() !== question
  const entered = useRef(begun.entered)
  const hold = (event: KeyboardEvent) => {
    entered.current = event.key === 'Enter' && pending
    if (entered.current) event.stopPropagation()
  }
  const openFirst = useEffectEvent(() => {
    if (entered.current && first) open(first)
    entered.current = false
  })
  useEffect(() => {
    if (!pending) openFirst()
  }, [pending])
  return (
    <Combobox store={combobox} onOptionSubmit={open} resetSelectionOnOptionHover>
      <div className={styles.field} onKeyDownCapture={hold}>
        <IconSearch size={18} aria-hidden />
        {/* The list of a combobox takes Escape for itself; here it closes the whole search. */}
        <Combobox.EventsTarget withExpandedAttribute>
          <input
            ref={input}
            data-autofocus
            onBlur={stay}
            onKeyDown={(event) => event.key === 'Escape' && onClose()}
            type="text"
            aria-label={t('search.label')}
            placeholder={t(searchWordsOf(me).placeholder)}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
      </div>
      <Combobox.Options id={list} className={styles.list} aria-label={t('search.label')}>
        {groups.map((group) => (
          <Combobox.Group
            key={group.key}
            label={t(`search.${group.key}`)}
            classNames={{ groupLabel: styles.group }}
          >
            {group.entries.map((entry) => (
              <Combobox.Option key={entry.key} value={entry.key} className={styles.entry}>
                <entry.icon size={18} stroke={1.6} aria-hidden />
                <span className={styles.label}>{entry.label}</span>
                {entry.mark}
                <span className={styles.note}>{entry.note}</span>
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <output className={styles.state}>
        {state && t(`search.${state}`, { moment: keptAt === null ? '' : format.dateTime(keptAt) })}
      </output>
      <p className={styles.keys} aria-hidden>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('search.move')} <kbd>↵</kbd> {t('search.choose')} <kbd>Esc</kbd> {t('search.leave')}
      </p>
    </Combobox>
  )
}
