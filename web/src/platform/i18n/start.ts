import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { wordsBackend } from './backend.ts'
import { countFormat } from './count-format.ts'
import { type Language, languages } from './languages.ts'

/**
 * The words come as JSON per domain, each loaded when a screen first needs it. A load that fails is tried
 * again 5 times, after 350 ms and then twice as long each time: i18next's own defaults, and the
 * specification's (§9).
 */
export async function startI18n(language: Language): Promise<void> {
  await i18next
    .use(wordsBackend)
    .use(countFormat)
    .use(initReactI18next)
    .init({
      lng: language,
      // Every language is complete (words.test.ts), so loading a second one as a net would be waste.
      fallbackLng: false,
      supportedLngs: [...languages],
      ns: ['app', 'ui'],
      defaultNS: 'app',
      interpolation: { escapeValue: false, alwaysFormat: true },
    })
  if (!i18next.hasResourceBundle(language, 'app')) throw new Error(`no words for ${language}`)
  document.documentElement.lang = language
}

/** Changes the language of every screen; throws when its words cannot be loaded, and the old one stays. */
export async function speak(language: Language): Promise<void> {
  if (i18next.language === language) return
  const before = i18next.language
  await i18next.changeLanguage(language)
  if (!i18next.hasResourceBundle(language, 'app')) {
    await i18next.changeLanguage(before)
    throw new Error(`no words for ${language}`)
  }
  document.documentElement.lang = language
}
