import publicWires from 'virtual:calls/public'
import type { CallName, calls } from '@mandato/contract'
import { type Permission, type Role, roles } from '@mandato/contract/call'
import type { Wire } from 'virtual:calls'
import type { askedBefore } from './asked-before.ts'

type Reading = {
  [N in CallName]: (typeof calls)[N]['method'] extends 'GET' ? N : never
}[CallName]
/** A call of which the browser knows who may ask it, once somebody is signed in: all that read, and a few that write. */
export type KnownCall = Reading | (typeof askedBefore)[number]

type Wires = Readonly<Record<string, Wire>>
let wires: Wires = publicWires
let late: () => Promise<{ readonly default: Wires }> = async () => ({ default: {} })

/**
 * Makes the calls behind the sign-in known; the login page is sent without them.
 * @param rest loads those that write
 */
export function addWires(more: Wires, rest: typeof late): void {
  wires = { ...wires, ...more }
  late = rest
}

export function wireOf(name: string): Wire {
  const wire = wires[name]
  if (!wire) throw new Error(`no such call: ${name}`)
  return wire
}

/** The same where the call may be one that writes: how those are sent comes once the screen is quiet, or when the first is sent. */
export async function wireFor(name: string): Promise<Wire> {
  if (!wires[name]) await loadWriting()
  return wireOf(name)
}

export async function loadWriting(): Promise<void> {
  wires = { ...wires, ...(await late()).default }
}

/** Whether the server would answer this call to somebody, by the contract's roles and permission. */
export function mayAsk(name: KnownCall, role: Role, holds: (permission: Permission) => boolean): boolean {
  const [, , , mask, needs] = wireOf(name)
  const isOfRole = (mask & (1 << roles.indexOf(role))) !== 0
  // A permission refines the role sales only (contract/src/call.ts).
  return isOfRole && (!needs || role !== 'sales' || holds(needs))
}
