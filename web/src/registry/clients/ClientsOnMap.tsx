import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LazyClientsMap, MapLoading } from '../map/LazyMaps.tsx'
import { questionOf } from './asked.ts'
import { NoClients } from './NoClients.tsx'
import type { ReadClients } from './useClients.ts'
import { useSearch } from './view.ts'

interface Props {
  read: ReadClients
  pointed: number | null
  chosen?: number | null
  onChoose?: (client: number | null) => void
  /** The list beside it says that there is nobody. */
  beside: boolean
}

/** All the clients of the question at once, each at its place. */
export function ClientsOnMap({ read, pointed, chosen = null, onChoose, beside }: Props) {
  const search = useSearch()
  return (
    <Loaded read={read} skeleton={<MapLoading />}>
      {({ response, meta }) =>
        response.length === 0 && !beside ? (
          <NoClients />
        ) : (
          <LazyClientsMap
            rows={response}
            unplaced={meta.unplaced}
            question={questionOf(search)}
            pointed={pointed}
            chosen={chosen}
            onChoose={onChoose}
          />
        )
      }
    </Loaded>
  )
}
