import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'

/** One more line at the end. */
export const AddLine = memo(function AddLine({ full, onAdd }: { full: boolean; onAdd: () => void }) {
  const { t } = useTranslation('orders')
  return (
    <Button variant="subtle" leftSection={<IconPlus size={14} />} disabled={full} onClick={onAdd}>
      {t('form.addLine')}
    </Button>
  )
})
