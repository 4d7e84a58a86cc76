import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconChevronLeft, IconChevronRight, type TablerIcon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import { reviewQueueQuery } from '../data.ts'
import styles from './acts.module.css'

/** Where a sheet stands among those to be reviewed, who waits longest first, and the way to the others. */
export function Queue({ client }: { client: number }) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const read = useQuery(reviewQueueQuery())
  const clients = read.data?.response.map((row) => row.client_id) ?? []
  const at = clients.indexOf(client)
  if (at < 0 || clients.length < 2) return null
  return (
    <div className={styles.queue}>
      <span>{t('queue.at', { n: format.int(at + 1), of: format.int(clients.length) })}</span>
      <Step client={clients[at - 1]} label={t('queue.before')} icon={IconChevronLeft} />
      <Step client={clients[at + 1]} label={t('queue.next')} icon={IconChevronRight} />
    </div>
  )
}

interface StepProps {
  client: number | undefined
  label: string
  icon: TablerIcon
}

function Step({ client, label, icon: Icon }: StepProps) {
  if (client === undefined)
    return (
      <ActionIcon disabled aria-label={label}>
        <Icon size={16} />
      </ActionIcon>
    )
  return (
    <ActionIcon
      aria-label={label}
      renderRoot={(props) => (
        <Link {...props} to="/sheets/$client" params={{ client: String(client) }} search={{}} />
      )}
    >
      <Icon size={16} />
    </ActionIcon>
  )
}
