import { call } from '../call.ts'
import { deviceName } from '../device-name.ts'
import { readPerson } from '../session.ts'
import { deviceId, highestOf } from './numbers.ts'
import { journal, openJournal, refuseRecord } from './journal.ts'
import { keepSeal, offerSeal, unsealRecords } from './seal.ts'

/**
 * Tells the server how far this device has counted, and takes over what it says: what it refused while nobody heard
 * the answer comes back, and what was sealed at the last sign-out is opened.
 * @param givenUp numbers whose acts are being deleted unsent
 */
export async function announce(person: number, givenUp: readonly number[] = []): Promise<void> {
  await openJournal(person)
  const [device, highest, seal] = await Promise.all([
    deviceId(),
    highestOf(person),
    offerSeal(person).catch(() => null),
  ])
  if (readPerson() !== person) return
  const { response } = await call('announceDevice', {
    body: {
      device,
      highest,
      label: deviceName(),
      ...(seal && { seal }),
      ...(givenUp.length > 0 && { given_up: [...givenUp] }),
    },
  })
  if (response.seal) await keepSeal(person, device, response.seal).catch(() => undefined)
  for (const { seq, key, message } of response.refused) {
    const record = journal.state().records.find((one) => one.device === device && one.seq === seq)
    if (record && record.state !== 'refused' && record.state !== 'draft')
      await refuseRecord(record.id, { key, message, fields: {}, at: Date.now() })
  }
  if (response.seal) await unsealRecords(person, response.seal)
}
