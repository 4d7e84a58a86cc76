import type { ContentDetail } from '../data.ts'
import { useEffect, useState } from 'react'
import { isOnline } from '../../platform/online.ts'
import { keepReadFile, readFileHere } from '../../platform/read-files.ts'
import { whenQuiet } from '../../platform/when-quiet.ts'

/** The number of a file; its address is another one each time it is asked for. */
const numberIn = (url: string): number | null => {
  const [, number] = /\/content-file\/(\d+)\./.exec(url) ?? []
  return number === undefined ? null : Number(number)
}

/** Whoever asks his device to save data keeps what he saw, and no papers he did not open. */
const isThrifty = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

async function load(url: string): Promise<Blob | null> {
  const answer = await fetch(url).catch(() => null)
  return answer?.ok ? answer.blob() : null
}

/** What comes with an item: pictures that stand in it first. */
function filesOf({ image, pictures, attachments, conditions }: ContentDetail): string[] {
  const papers = [...attachments, ...(conditions ? [conditions] : [])].map(({ url }) => url)
  return [...(image ? [image] : []), ...Object.values(pictures), ...(isThrifty() ? [] : papers)]
}

/** Keeps what comes with an item that is being read, one file after the other, after the picture of the page. */
export function useKeepFiles(item: ContentDetail | undefined): void {
  useEffect(() => {
    if (!item || !isOnline()) return
    let left = false
    const keep = async () => {
      for (const url of filesOf(item)) {
        const number = numberIn(url)
        if (left) return
        if (number !== null) await keepReadFile(number, () => load(url))
      }
    }
    whenQuiet(() => void keep())
    return () => void (left = true)
  }, [item])
}

/** The bytes behind an address that were kept when its item was read. */
export const bytesHere = async (url: string): Promise<Blob | undefined> => {
  const number = numberIn(url)
  return number === null ? undefined : readFileHere(number)
}

interface Shown {
  readonly of: string
  /** Null: it is not here either. */
  readonly src: string | null
}

/** A picture by its address, or as it was kept where that brings nothing; null where there is neither. */
export function usePicture(url: string | null): {
  readonly src: string | null
  readonly onError: () => void
} {
  const [kept, setKept] = useState<Shown | null>(null)
  const src = kept?.src
  useEffect(() => (src ? () => URL.revokeObjectURL(src) : undefined), [src])
  const here = kept !== null && kept.of === url
  return {
    src: here ? kept.src : url,
    onError: () => {
      if (url === null || here) return
      void bytesHere(url).then((bytes) =>
        setKept({ of: url, src: bytes ? URL.createObjectURL(bytes) : null }),
      )
    },
  }
}
