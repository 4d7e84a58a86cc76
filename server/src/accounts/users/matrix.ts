import { type Call, calls, type HandlerOutput, pathsOf, roles } from '@mandato/contract'
import type { usersCalls } from '@mandato/contract/accounts/user-calls'
import { areaOf, rightTo } from '@mandato/contract/areas'
import { areas } from '@mandato/contract/area-names'

type Matrix = HandlerOutput<typeof usersCalls.permissionMatrix>

/** Every call that needs a session, by area: the same values the server refuses by. */
export function permissionMatrix(): Matrix {
  const closed = (Object.entries(calls) as [string, Call][]).filter(
    ([, { roles: open }]) => open !== 'public',
  )
  return areas.map((area) => ({
    area,
    calls: closed
      .filter(([name]) => areaOf(name) === area)
      .map(([name, call]) => ({
        name,
        method: call.method,
        path: pathsOf(call)[0] ?? '',
        summary: call.summary,
        effect: call.effect,
        rights: Object.fromEntries(
          roles.map((role) => [role, rightTo(call, role)]),
        ) as Matrix[number]['calls'][number]['rights'],
      })),
  }))
}
