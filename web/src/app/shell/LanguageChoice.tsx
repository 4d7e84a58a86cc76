import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../../platform/i18n/languages.ts'
import { LateMenu, type LateMenuProps } from '../../ui/layout/LateMenu.tsx'
import { useShellLanguage } from './useShellLanguage.ts'

/** The languages by their own names. */
export function LanguageChoice(gate: Omit<LateMenuProps, 'children'>) {
  const { i18n } = useTranslation('app')
  const choose = useShellLanguage()
  return (
    <LateMenu {...gate}>
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
    </LateMenu>
  )
}
