import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** The sheet of a client who is not entered yet. */
export function NewSheet() {
  const { t } = useTranslation('sheets')
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
