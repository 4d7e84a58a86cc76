import { useState } from 'react'
import type { MaterialRow } from '../data.ts'

/** A material to ask for, in pieces. */
export interface Line {
  readonly material: MaterialRow
  readonly quantity: number
}

/** What is gathered for one request, one line for each material. */
export function useBasket() {
  const [lines, setLines] = useState<readonly Line[]>([])
  const [opened, setOpened] = useState(false)
  return {
    lines,
    opened,
    show: () => setOpened(true),
    hide: () => setOpened(false),
    /** Begins with one pack; one that is there stays as it is. */
    add: (material: MaterialRow) => {
      setOpened(true)
      if (!lines.some((line) => line.material.id === material.id))
        setLines([...lines, { material, quantity: material.conf }])
    },
    set: (id: number, quantity: number) =>
      setLines(lines.map((line) => (line.material.id === id ? { ...line, quantity } : line))),
    remove: (id: number) => setLines(lines.filter(({ material }) => material.id !== id)),
    clear: () => {
      setLines([])
      setOpened(false)
    },
  }
}

export type Basket = ReturnType<typeof useBasket>
