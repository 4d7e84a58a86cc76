import { useQuery } from '@tanstack/react-query'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ChoicesForm } from './ChoicesForm.tsx'
import { settingsQuery } from './data.ts'

/** How the sheets of the company go. */
export function SheetsTab() {
  const read = useQuery(settingsQuery())
  return (
    <Loaded read={read} skeleton={<LinesSkeleton lines={14} />}>
      {({ response }) => <ChoicesForm key={response.changed_at} settings={response} />}
    </Loaded>
  )
}
