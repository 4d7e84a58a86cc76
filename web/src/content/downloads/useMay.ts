import { holds, isStaff, roleOf, useMe } from '../../accounts/index.ts'

/** Whether the person at the screen writes contents. */
export function useMay(): boolean {
  const me = useMe()
  return me !== null && isStaff(roleOf(me)) && holds(me, 'content')
}
