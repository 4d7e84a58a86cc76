import { useQuery } from '@tanstack/react-query'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { formQuery } from '../data.ts'
import { AttachmentsCard } from '../files/AttachmentsCard.tsx'

/** The files of a client's sheets among what else is known of it. */
export function FilesTab({ client }: { client: number }) {
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const read = useQuery({ ...formQuery(staff, client), enabled: me !== null })
  return <AttachmentsCard client={client} mayAdd mayPaper={read.data?.response.may.upload_paper ?? false} />
}
