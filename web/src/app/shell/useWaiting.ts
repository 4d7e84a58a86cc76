import { useQuery } from '@tanstack/react-query'
import { roleOf, type User } from '../../accounts/index.ts'
import { tasksQuery } from '../../home/index.ts'
import { countsOf } from '../../platform/waiting.ts'
import { mayAsk } from '../../platform/wires.ts'

/** How much waits behind each entry of the menu, by its address; nothing until the answer is here. */
export function useWaiting(me: User): Readonly<Record<string, number>> {
  const read = useQuery({ ...tasksQuery(), enabled: mayAsk('tasks', roleOf(me), () => false) })
  return read.data ? countsOf(read.data.response) : {}
}
