import { ActionIcon, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../../ui/useUpTo.ts'

/** The sheet of a client who is not entered yet. */
export function NewSheet() {
  const { t } = useTranslation('sheets')
  const phone = usePhone()
  if (phone)
    return (
      <ActionIcon
        variant="filled"
        size="lg"
        aria-label={t('new')}
        renderRoot={(props) => <Link {...props} to="/sheets/$client" params={{ client: '0' }} />}
      >
        <IconPlus size={18} />
      </ActionIcon>
    )
  return (
    <Button
      variant="filled"
      leftSection={<IconPlus size={16} />}
      renderRoot={(props) => <Link {...props} to="/sheets/$client" params={{ client: '0' }} />}
    >
      {t('new')}
    </Button>
  )
}
