import publicWires from 'virtual:calls/public'
import { type Permission, type Role, roles } from '@mandato/contract/call'
import type { Wire } from 'virtual:calls'

let wires: Readonly<Record<string, Wire>> = publicWires

/** Makes the calls behind the sign-in known; the login page is sent without them. */
export function addWires(more: Readonly<Record<string, Wire>>): void {
  wires = { ...wires, ...more }
}

export function wireOf(name: string): Wire {
  const wire = wires[name]
  if (!wire) throw new Error(`no such call: ${name}`)
  return wire
}

/** Whether the server would answer this call to somebody, by the contract's roles and permission. */
export function mayAsk(name: string, role: Role, holds: (permission: Permission) => boolean): boolean {
  const [, , , mask, needs] = wireOf(name)
  const isOfRole = (mask & (1 << roles.indexOf(role))) !== 0
  // A permission refines the role sales only (contract/src/call.ts).
  return isOfRole && (!needs || role !== 'sales' || holds(needs))
}
