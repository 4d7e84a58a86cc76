import { useNotifications } from '@mantine/notifications'
import { lazy, Suspense, useState } from 'react'

const ToastList = lazy(async () => ({ default: (await import('./ToastList.tsx')).ToastList }))

/** Where toasts appear: once, at the root of the app. Drawing them is loaded when the first one comes. */
export function Toasts() {
  const { notifications } = useNotifications()
  const [needed, setNeeded] = useState(false)
  if (notifications.length > 0 && !needed) setNeeded(true)
  return <Suspense fallback={null}>{needed && <ToastList />}</Suspense>
}
