import { log } from '../platform/log.ts'
import { WORKER } from '../platform/trusted-types.ts'
import { whenSaved } from '../platform/unsaved.ts'

const isLocalhost = () => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname)

/**
 * The worker that lets the portal open without a network, by the rules of specification §1: registered
 * only for our own origin; on localhost looked at first; missing or not JavaScript, it is taken out and
 * the page reloads; a new one is activated and the page reloads, but never over an unsaved form.
 */
export async function watchServiceWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const address = new URL(WORKER, location.href)
  if (new URL(import.meta.env.BASE_URL, location.href).origin !== location.origin) return
  try {
    if (isLocalhost() && !(await isWorkerThere(address))) {
      await removeWorker()
      return
    }
    const registration = await navigator.serviceWorker.register(address, { updateViaCache: 'none' })
    followUpdates(registration, address)
  } catch (error) {
    log('service worker not registered', error)
    if (!(await isWorkerThere(address))) await removeWorker()
  }
}

/**
 * Without a connection nothing can be said against the worker: the app runs on, offline. Nor while what stands before
 * the portal answers in its place, with a page of its own.
 */
async function isWorkerThere(address: URL): Promise<boolean> {
  let response: Response
  try {
    response = await fetch(address, { headers: { 'service-worker': 'script' }, cache: 'no-store' })
  } catch {
    log('no connection: the app runs offline')
    return true
  }
  if (response.status >= 500) {
    log('the portal is away: the app runs on')
    return true
  }
  return response.status !== 404 && (response.headers.get('content-type') ?? '').includes('javascript')
}

/** Takes a worker out that nobody serves any more; the reload brings the page from the server. */
async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration && (await registration.unregister())) whenSaved(() => location.reload())
}

function followUpdates(registration: ServiceWorkerRegistration, address: URL): void {
  // Nothing runs under a first worker yet, so its arrival is no reason to reload.
  let replaced = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (replaced) whenSaved(() => location.reload())
    replaced = true
  })
  const activate = (worker: ServiceWorker | null) => {
    if (worker && navigator.serviceWorker.controller)
      whenSaved(() => worker.postMessage({ type: 'SKIP_WAITING' }))
  }
  activate(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') activate(worker)
    })
  })
  const look = () =>
    void registration.update().catch(async () => {
      if (!(await isWorkerThere(address))) await removeWorker()
    })
  setInterval(look, 60 * 60_000)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}
