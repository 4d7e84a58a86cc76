import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { messageOf } from '../../platform/api-error.ts'

/** Toasts close after this long (specification §9). */
export const TOAST_MS = 5000

interface Undo {
  readonly label: string
  readonly act: () => void
}

function show(tone: 'ok' | 'err' | 'info', message: string, undo?: Undo): void {
  const Icon = { ok: IconCircleCheck, err: IconAlertTriangle, info: IconInfoCircle }[tone]
  const id = notifications.show({
    message: undo ? (
      <UndoToast message={message} undo={undo} onDone={() => notifications.hide(id)} />
    ) : (
      message
    ),
    icon: <Icon size={18} />,
    closeButtonProps: { 'aria-label': i18next.t('ui:close') },
    'data-tone': tone,
    role: tone === 'err' ? 'alert' : 'status',
  })
}

function UndoToast({ message, undo, onDone }: { message: string; undo: Undo; onDone: () => void }) {
  const act = () => {
    undo.act()
    onDone()
  }
  return (
    <span>
      <span>{message}</span>
      <Button size="xs" variant="subtle" onClick={act}>
        {undo.label}
      </Button>
    </span>
  )
}

/** Short words at the foot of the app, on every page, the login too. */
export const toast = {
  ok: (message: string, undo?: Undo): void => show('ok', message, undo),
  info: (message: string): void => show('info', message),
  /** A sentence, or the failure whose sentence is shown. */
  error: (failure: unknown): void => show('err', typeof failure === 'string' ? failure : messageOf(failure)),
}
