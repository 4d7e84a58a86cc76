import './ui/theme/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { sayPageLoadError } from './app/boot-error.ts'
import { watchServiceWorker } from './app/service-worker.ts'
import { languageFor } from './platform/i18n/address.ts'
import { startI18n } from './platform/i18n/start.ts'
import { inTime } from './platform/lazy-page.ts'
import { shareSession } from './platform/session-tabs.ts'
import { installTrustedTypes } from './platform/trusted-types.ts'

installTrustedTypes()

const place = document.getElementById('root')
if (!place) throw new Error('the page has no #root')

const shared = shareSession()
// The words and the app are on their way at the same time; until both are here the page stays blank.
const words = startI18n(languageFor(location.pathname).language)
const start = async (root: HTMLElement) => {
  const { prepare, Root } = await inTime(import('./app/Root.tsx'))
  await prepare(words, shared)
  // Drawn once it is all here: what replaces the fallback of a Suspense, React holds back for 300 ms.
  createRoot(root, { onUncaughtError: sayPageLoadError }).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  )
}
start(place).catch(sayPageLoadError)

window.addEventListener('load', () => void watchServiceWorker())
