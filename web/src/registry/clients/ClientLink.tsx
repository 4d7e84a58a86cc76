import { Link } from '@tanstack/react-router'
import type { ClientRow } from './data.ts'

interface Props {
  client: Pick<ClientRow, 'id' | 'business_name'>
  className?: string | undefined
}

export function ClientLink({ client, className }: Props) {
  return (
    <Link to="/clients/$id" params={{ id: String(client.id) }} search={{}} className={className}>
      {client.business_name}
    </Link>
  )
}
