import { sealRecords } from '../journal/seal.ts'
import { readPerson } from '../session.ts'
import { dropFiles } from './store.ts'

/**
 * What a person leaves on a device: what was written here is sealed until the next sign-in; files that head office
 * hands out can be had again and go. Whoever signs in again at once keeps his.
 */
export async function leaveDevice(person: number): Promise<void> {
  // Not after the seal: whatever keeps that waiting, as a window that does not answer, keeps no file here.
  const now = readPerson()
  await dropFiles((one) => one !== person || one === now).catch(() => undefined)
  await sealRecords(person)
}
