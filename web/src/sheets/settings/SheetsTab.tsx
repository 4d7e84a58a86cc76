import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ChoicesForm } from './ChoicesForm.tsx'
import { type Settings, settingsQuery } from './data.ts'
import { SettingsHistory } from './SettingsHistory.tsx'

/** How the sheets of the company go. */
export function SheetsTab() {
  const read = useQuery(settingsQuery())
  // What somebody is writing stays when another person's change comes in; saving then says that it came.
  const [begun, setBegun] = useState<Settings | null>(null)
  return (
    <Loaded read={read} skeleton={<LinesSkeleton lines={14} />}>
      {({ response }) => {
        const settings = begun ?? response
        return (
          <>
            <ChoicesForm
              key={settings.changed_at}
              settings={settings}
              onChange={() => setBegun(settings)}
              onSaved={() => setBegun(null)}
            />
            <SettingsHistory group="sheets" seen={response.changed_at} />
          </>
        )
      }}
    </Loaded>
  )
}
