import { Link } from '@tanstack/react-router'
import type { ClientRow } from './data.ts'
import { useLanguageOfAddress } from './view.ts'

interface Props {
  client: Pick<ClientRow, 'id' | 'business_name'>
  className?: string | undefined
}

export function ClientLink({ client, className }: Props) {
  const lng = useLanguageOfAddress()
  return (
    <Link to="/$lng/clients/$id" params={{ lng, id: String(client.id) }} search={{}} className={className}>
      {client.business_name}
    </Link>
  )
}
