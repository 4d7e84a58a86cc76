import type { KeptShipmentStatus, PreparationStatus } from '@mandato/contract/shipping/status'
import { holds, isStaff, type Person } from '../platform/person.ts'
import { mayHappen, mayHappenToPreparation, undoableHours } from './rules.ts'

/** To write in logistics takes the permission; every one of the staff reads it. */
export const writesLogistics = (person: Person): boolean => isStaff(person) && holds(person, 'logistics')

export function mayOnShipment(person: Person, status: KeptShipmentStatus) {
  const writes = writesLogistics(person)
  return {
    confirm: writes && mayHappen('confirm', status),
    pack: writes && mayHappen('pack', status),
    unpack: writes && mayHappen('unpack', status),
    ship: writes && (mayHappen('ship', status) || mayHappen('pack', status)),
    delete: writes && mayHappen('delete', status),
    edit: writes && (status === 'to_confirm' || status === 'to_send' || status === 'ready'),
    // What was shipped is corrected by an administrator alone: notes and tracking.
    correct: person.role === 'admin' && mayHappen('correct', status),
    return: writes && mayHappen('return', status),
  }
}

export function mayOnPreparation(person: Person, status: PreparationStatus) {
  const writes = writesLogistics(person)
  return {
    edit: writes && status === 'open',
    close: writes && mayHappenToPreparation('close', status),
    reopen: writes && mayHappenToPreparation('reopen', status),
    ship: writes && mayHappenToPreparation('make_shipment', status),
    delete: writes && mayHappenToPreparation('delete', status),
  }
}

/** A hand-over can be undone within a day, by its author or by the warehouse. */
export const mayUndo = (
  person: Person,
  {
    by_id,
    at,
    undone_at,
  }: { readonly by_id: number | null; readonly at: string; readonly undone_at: string | null },
  now: Date,
): boolean =>
  undone_at === null &&
  (by_id === person.id || writesLogistics(person)) &&
  now.getTime() - new Date(at).getTime() < undoableHours * 3_600_000

/** Agents and customers hand over and receive; what the warehouse has is for the staff. */
export const seesWarehouse = (person: Person): boolean => isStaff(person)
