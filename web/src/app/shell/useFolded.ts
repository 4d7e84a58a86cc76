import { useState } from 'react'
import { local } from '../../platform/storage.ts'
import { groups } from './navigation.ts'

const key = 'menu-folded'
type Group = (typeof groups)[number]

const kept = (): readonly Group[] => {
  const names = (local.get(key) ?? '').split(',')
  return groups.filter((group) => names.includes(group))
}

/** Which groups of the menu are shut, on this device: thirty entries are more than a screen is high. */
export function useFolded() {
  const [folded, setFolded] = useState(kept)
  return {
    folded,
    fold: (group: Group) => {
      const next = folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group]
      local.set(key, next.join(','))
      setFolded(next)
    },
  }
}
