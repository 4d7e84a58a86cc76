import './ui/theme/index.css'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { sayPageLoadError } from './app/boot-error.ts'
import { inTime } from './app/in-time.ts'
import { watchServiceWorker } from './app/service-worker.ts'
import { decideLanguage, languageOfAddress } from './platform/i18n/language.ts'
import { startI18n } from './platform/i18n/start.ts'
import { shareSession } from './platform/session-tabs.ts'
import { installTrustedTypes } from './platform/trusted-types.ts'

installTrustedTypes()

const place = document.getElementById('root')
if (!place) throw new Error('the page has no #root')

const shared = shareSession()
// The words and the app are on their way at the same time; until both are here the page stays blank.
const words = startI18n(languageOfAddress() ?? decideLanguage())
const Root = lazy(async () => {
  const [root] = await Promise.all([inTime(import('./app/Root.tsx')), words, shared])
  return { default: root.Root }
})

createRoot(place, { onUncaughtError: sayPageLoadError }).render(
  <StrictMode>
    <Suspense fallback={null}>
      <Root />
    </Suspense>
  </StrictMode>,
)

window.addEventListener('load', () => void watchServiceWorker())
