import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { decideLanguage } from '../../platform/i18n/language.ts'

/** The sheet of a client who is not entered yet. */
export function NewSheet() {
  const { t } = useTranslation('sheets')
  const { lng = decideLanguage() } = useParams({ strict: false })
  return (
    <Button
      variant="filled"
      leftSection={<IconPlus size={16} />}
      renderRoot={(props) => <Link {...props} to="/$lng/sheets/$client" params={{ lng, client: '0' }} />}
    >
      {t('new')}
    </Button>
  )
}
