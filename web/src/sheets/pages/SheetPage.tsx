import { getRouteApi } from '@tanstack/react-router'
import { roleOf, useMe } from '../../accounts/index.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { SheetView } from '../SheetView.tsx'

const route = getRouteApi('/in/sheets/$client')

/** The sheet of a client; 0 is one who is not entered yet. */
export function SheetPage() {
  const { client } = route.useParams()
  const { view, draft } = route.useSearch()
  const me = useMe()
  return (
    <Page>
      {me && (
        <SheetView
          key={client}
          client={Number(client) || 0}
          me={me}
          view={view}
          draft={draft}
          back={roleOf(me) !== 'customer'}
        />
      )}
    </Page>
  )
}
