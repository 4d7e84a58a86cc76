import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { type Settings, settingsQuery } from './data.ts'
import { SettingsHistory } from './SettingsHistory.tsx'

type Group = 'company' | 'materials' | 'orders' | 'ready' | 'invoices' | 'content' | 'accounts' | 'audit'

/** What the form of a group of choices is given. */
export interface GroupForm<G extends Group> {
  settings: Settings[G]
  /** Something was written that is not saved. */
  onChange: () => void
  onSaved: () => void
}

interface Props<G extends Group> {
  group: G
  children: (form: GroupForm<G>) => ReactNode
}

/** A group of the company's choices, to be changed and saved together. */
export function GroupTab<G extends Group>({ group, children }: Props<G>) {
  const read = useQuery(settingsQuery())
  // What somebody is writing stays when another person's change comes in; saving then says that it came.
  const [begun, setBegun] = useState<Settings[G] | null>(null)
  return (
    <Loaded read={read} skeleton={<LinesSkeleton lines={4} />}>
      {({ response }) => {
        const settings = begun ?? response[group]
        return (
          <>
            <div key={settings.changed_at}>
              {children({ settings, onChange: () => setBegun(settings), onSaved: () => setBegun(null) })}
            </div>
            <SettingsHistory group={group} seen={response[group].changed_at} />
          </>
        )
      }}
    </Loaded>
  )
}
