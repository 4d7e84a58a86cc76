import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { keptBytes } from '../../../platform/kept/store.ts'
import { useOnline } from '../../../platform/online.ts'
import type { DownloadRow } from '../data.ts'
import { saveKept } from '../save.ts'
import { keptQuery } from './data.ts'

/** Without a network a file that is kept here is saved from here. @returns whether the press was answered so */
export function useTakeKept(file: DownloadRow): (event: MouseEvent) => boolean {
  const online = useOnline()
  const { data: kept } = useQuery(keptQuery())
  const here = kept?.find(({ id }) => id === file.id)
  return (event) => {
    if (online || !here) return false
    event.preventDefault()
    void keptBytes(here.person, here.id).then((bytes) => bytes && saveKept(bytes, here.file_name))
    return true
  }
}
