import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../platform/api-error.ts'
import { downloadReads, type Fields, sendDownload } from './data.ts'

export interface Sending {
  readonly key: number
  readonly name: string
  readonly bytes: number
  readonly fields: Fields
  readonly file: File
  /** How much of it has left, 0–1. */
  readonly part: number
  readonly state: 'waits' | 'goes' | 'done' | 'refused'
  readonly why?: string
}

/** Many files, one after the other: each with how far it is, and what was refused stays with its reason. */
export function useUploads() {
  const client = useQueryClient()
  const [list, setList] = useState<readonly Sending[]>([])
  const turn = useRef(0)
  const chain = useRef<Promise<void>>(Promise.resolve())
  const stop = useRef(new AbortController())
  const change = (key: number, next: Partial<Sending>) =>
    setList((old) => old.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const send = async (one: Sending, signal: AbortSignal) => {
    change(one.key, { state: 'goes' })
    try {
      await sendDownload(one.fields, one.file, (part) => change(one.key, { part }), signal)
      change(one.key, { state: 'done', part: 1 })
      await Promise.all(downloadReads.map((name) => client.invalidateQueries({ queryKey: [name] })))
    } catch (error) {
      change(one.key, { state: 'refused', why: messageOf(error) })
    }
  }
  const queue = (one: Sending) => {
    // Of its own turn: those that wait when somebody stops must not go with the next one's.
    const { signal } = stop.current
    chain.current = chain.current.then(() => (signal.aborted ? undefined : send(one, signal)))
  }
  return {
    list,
    add: (file: File, fields: Fields) => {
      turn.current += 1
      const one: Sending = {
        key: turn.current,
        name: file.name,
        bytes: file.size,
        fields,
        file,
        part: 0,
        state: 'waits',
      }
      setList((old) => [...old, one])
      queue(one)
    },
    again: (one: Sending) => {
      change(one.key, { state: 'waits', part: 0 })
      queue(one)
    },
    stop: () => {
      stop.current.abort()
      stop.current = new AbortController()
      setList((old) => old.filter(({ state }) => state === 'done'))
    },
  }
}
