import { useQueryClient } from '@tanstack/react-query'
import { downloadReads } from './data.ts'

/** After a file was taken the list says so: a moment later, when the browser has asked for it. */
export function useTaken(): () => void {
  const client = useQueryClient()
  return () =>
    void setTimeout(() => {
      for (const name of downloadReads) void client.invalidateQueries({ queryKey: [name] })
    }, 1500)
}
