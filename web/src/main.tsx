import './ui/theme/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { sayPageLoadError } from './app/boot-error.ts'
import { inTime } from './app/in-time.ts'
import { watchServiceWorker } from './app/service-worker.ts'
import { decideLanguage, languageOfAddress } from './platform/i18n/language.ts'
import { startI18n } from './platform/i18n/start.ts'
import { installTrustedTypes } from './platform/trusted-types.ts'

installTrustedTypes()

const place = document.getElementById('root')
if (!place) throw new Error('the page has no #root')

/**
 * The words and the app are on their way at the same time; until both are here the page stays as it came. Drawn only
 * then, and not behind a fallback: React shows what follows one no sooner than 0.3 seconds after it.
 */
async function start(at: HTMLElement): Promise<void> {
  const words = startI18n(languageOfAddress() ?? decideLanguage())
  const [{ Root, openAddress }] = await Promise.all([inTime(import('./app/Root.tsx')), words])
  await openAddress()
  createRoot(at, { onUncaughtError: sayPageLoadError }).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  )
}

start(place).catch(sayPageLoadError)

window.addEventListener('load', () => void watchServiceWorker())
