import type { Language } from '@mandato/contract/words'
import { useWrite } from '../../platform/use-write.ts'
import { useEffect, useState } from 'react'
import { markPresence, type Other } from './data.ts'

/** Milliseconds between two signs; the server forgets a window after three times as long. */
const signEvery = 20_000

/** Who else has an item open: each window gives a sign while it is looked at, and a last one when it is left. */
export function usePresence(id: number | undefined, language: Language): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([])
  const { mutate } = useWrite(markPresence())
  useEffect(() => {
    if (id === undefined) return
    const sign = () => {
      if (document.visibilityState === 'hidden') return
      mutate(
        { params: { id }, body: { language } },
        { onSuccess: ({ response }) => setOthers(response.others) },
      )
    }
    sign()
    const timer = setInterval(sign, signEvery)
    document.addEventListener('visibilitychange', sign)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', sign)
    }
  }, [id, language, mutate])
  useEffect(() => {
    if (id === undefined) return
    return () => mutate({ params: { id }, body: { language: null } })
  }, [id, mutate])
  return others
}
