import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toast } from '../ui/feedback/toast.tsx'
import { saveReceipt } from './data.ts'

/** Saves the receipt of a hand-over. */
export function ReceiptButton({ handOver }: { handOver: number }) {
  const { t } = useTranslation('shipping')
  return (
    <Button
      size="xs"
      variant="subtle"
      leftSection={<IconFileTypePdf size={14} />}
      onClick={() => void saveReceipt(handOver).catch(toast.error)}
    >
      {t('receipt')}
    </Button>
  )
}
