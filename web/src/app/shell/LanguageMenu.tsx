import { Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageNames, languages } from '../../platform/i18n/languages.ts'
import styles from './Header.module.css'
import { useShellLanguage } from './useShellLanguage.ts'

export function LanguageMenu() {
  const { t, i18n } = useTranslation('app')
  const choose = useShellLanguage()
  const name = isLanguage(i18n.language) ? languageNames[i18n.language] : i18n.language
  return (
    <Menu withinPortal={false}>
      <Menu.Target>
        <button type="button" className={styles.control} aria-label={t('language.change', { name })}>
          <span className={styles.code}>{i18n.language.toUpperCase()}</span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            aria-current={language === i18n.language ? 'true' : undefined}
            rightSection={language === i18n.language && <IconCheck size={16} />}
            onClick={() => choose(language)}
          >
            {languageNames[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
