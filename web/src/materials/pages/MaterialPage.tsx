import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { holds, isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { NewMaterial } from '../material/NewMaterial.tsx'
import { OneMaterial } from '../material/OneMaterial.tsx'

const route = getRouteApi('/in/materials/$id')

/** A material, or the form of a new one for editors of the catalogue; others are redirected to the list. */
export function MaterialPage() {
  const { id } = route.useParams()
  const navigate = route.useNavigate()
  const me = useMe()
  const keeps = me !== null && isStaff(roleOf(me)) && holds(me, 'logistics')
  const lost = id === 'new' && me !== null && !keeps
  useEffect(() => {
    if (lost) void navigate({ to: '/materials', replace: true })
  }, [lost, navigate])
  if (id !== 'new') return <OneMaterial id={Number(id)} />
  return keeps && <NewMaterial />
}
