import { useTranslation } from 'react-i18next'
import { initialsOf, type User } from '../../accounts/index.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { MenuButton } from '../../ui/layout/MenuButton.tsx'
import styles from './Header.module.css'

const load = () => import('./PersonChoice.tsx')
const PersonChoice = lazyExtra(() => import('./PersonChoice.tsx'), 'PersonChoice')

export function PersonMenu({ me }: { me: User }) {
  const { t } = useTranslation('app')
  return (
    <MenuButton
      label={t('person.menu', { name: me.name })}
      className={styles.control}
      load={load}
      menu={(gate) => <PersonChoice me={me} {...gate} />}
    >
      <span className={styles.face} data-tour="person" aria-hidden>
        {initialsOf(me.name)}
      </span>
      <span className={styles.name}>{me.name}</span>
    </MenuButton>
  )
}
