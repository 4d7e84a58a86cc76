import { Notifications } from '@mantine/notifications'
import { TOAST_MS } from './toast.tsx'
import './ToastList.css'

/** The toasts on the screen; loaded with the first of them. */
export function ToastList() {
  return <Notifications position="bottom-center" autoClose={TOAST_MS} limit={4} containerWidth={400} />
}
