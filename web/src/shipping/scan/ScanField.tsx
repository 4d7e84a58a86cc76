import { ActionIcon, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { IconBarcode, IconCamera } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { scan } from '../data.ts'

/** The camera and its reader are loaded when somebody reaches for them. */
const CameraDialog = lazyExtra(() => import('./CameraDialog.tsx'), 'CameraDialog')

/** Opens the shipment of a label: typed, by a hand scanner (which types and presses Enter), or by the camera. */
export function ScanField() {
  const { t } = useTranslation('shipping')
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [camera, setCamera] = useState(false)
  const open = async (given: string) => {
    const found = await scan(given.trim()).catch(toast.error)
    if (!found) return
    setCode('')
    setCamera(false)
    if (found.type === 'shipment') void navigate({ to: '/shipments/$id', params: { id: String(found.id) } })
    else toast.info(t('scan.material', { code: found.code, name: found.name }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) void open(code)
  }
  return (
    <form className="no-print" onSubmit={submit}>
      <TextInput
        aria-label={t('scan.label')}
        placeholder={t('scan.label')}
        value={code}
        maxLength={60}
        onChange={(event) => setCode(event.currentTarget.value)}
        leftSection={<IconBarcode size={16} />}
        rightSection={
          'mediaDevices' in navigator && (
            <ActionIcon variant="subtle" aria-label={t('scan.camera')} onClick={() => setCamera(true)}>
              <IconCamera size={18} />
            </ActionIcon>
          )
        }
      />
      {camera && (
        <CameraDialog onCode={(found: string) => void open(found)} onClose={() => setCamera(false)} />
      )}
    </form>
  )
}
