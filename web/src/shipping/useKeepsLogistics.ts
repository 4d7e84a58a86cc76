import { holds, isStaff, roleOf, useMe } from '../accounts/index.ts'

/** Whether one may prepare and ship; other sales staff only read it. */
export function useKeepsLogistics(): boolean {
  const me = useMe()
  return me !== null && isStaff(roleOf(me)) && holds(me, 'logistics')
}
