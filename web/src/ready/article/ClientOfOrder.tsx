import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useClientChoices } from '../../registry/index.ts'
import { dot } from '../../ui/dot.ts'
import type { ReadyArticle } from '../data.ts'
import styles from '../ready.module.css'

type Client = ReadyArticle['client']
interface Props {
  client: Client
  onChange: (client: Client) => void
}

/** For whom: a customer of one shop orders for itself. */
export function ClientOfOrder({ client, onChange }: Props) {
  const { t } = useTranslation('ready')
  const { clients, chooses } = useClientChoices()
  if (!chooses) return <p className={styles.quiet}>{client?.name}</p>
  return (
    <Select
      label={t('form.client')}
      required
      searchable
      limit={30}
      nothingFoundMessage={t('form.noClient')}
      data={clients.map(({ id, business_name, code }) => ({
        value: String(id),
        label: [business_name, code].join(dot),
      }))}
      value={client && String(client.id)}
      onChange={(id) => {
        const found = clients.find((one) => String(one.id) === id)
        onChange(found ? { id: found.id, code: found.code, name: found.business_name } : null)
      }}
    />
  )
}
