import { local } from '../../platform/storage.ts'

const KEY = 'shipping.carriers'
const MOST = 6

/** The carriers this device shipped with, the last one first. */
export function lastCarriers(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(local.get(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function keepCarrier(carrier: string): void {
  const name = carrier.trim()
  if (name === '') return
  local.set(KEY, JSON.stringify([name, ...lastCarriers().filter((one) => one !== name)].slice(0, MOST)))
}
