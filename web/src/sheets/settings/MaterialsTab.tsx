import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { CatalogueForm } from './CatalogueForm.tsx'
import { type Settings, settingsQuery } from './data.ts'

/** How the catalogue of materials is shown. */
export function MaterialsTab() {
  const read = useQuery(settingsQuery())
  // What somebody is writing stays when another person's change comes in; saving then says that it came.
  const [begun, setBegun] = useState<Settings['materials'] | null>(null)
  return (
    <Loaded read={read} skeleton={<LinesSkeleton lines={4} />}>
      {({ response }) => {
        const settings = begun ?? response.materials
        return (
          <CatalogueForm
            key={settings.changed_at}
            settings={settings}
            onChange={() => setBegun(settings)}
            onSaved={() => setBegun(null)}
          />
        )
      }}
    </Loaded>
  )
}
