import { Button } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NewOrder } from '../../orders/index.ts'

/** What a shop begins most often. */
export function CustomerActs() {
  const { t } = useTranslation('home')
  return (
    <>
      <Button leftSection={<IconTag size={16} />} renderRoot={(props) => <Link {...props} to="/prices" />}>
        {t('searchPrice')}
      </Button>
      <NewOrder />
    </>
  )
}
