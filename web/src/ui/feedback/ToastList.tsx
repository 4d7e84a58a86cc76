import { Notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'
import { TOAST_MS } from './toast.tsx'
import './ToastList.css'

/** The toasts on the screen; loaded with the first of them. */
export function ToastList() {
  const { t } = useTranslation('ui')
  return (
    <Notifications
      position="bottom-center"
      autoClose={TOAST_MS}
      limit={4}
      containerWidth={400}
      aria-label={t('toasts')}
    />
  )
}
