import { useQuery } from '@tanstack/react-query'
import { roleOf, type User } from '../../accounts/index.ts'
import type { Answer } from '../../platform/api.ts'
import { numbersQuery } from '../../home/index.ts'
import { mayAsk } from '../../platform/wires.ts'

const none: Answer<'findNumbers'>['response'] = []

/** What people call by a number, from three letters on; `behind` while it answers an earlier question. */
export function useFoundNumbers(me: User, question: string) {
  const asks = question.length >= 3 && mayAsk('findNumbers', roleOf(me), () => false)
  const found = useQuery({ ...numbersQuery(question), enabled: asks, placeholderData: (before) => before })
  return {
    numbers: asks && !found.isPaused ? (found.data?.response ?? none) : none,
    behind: asks && !found.isPaused && (found.isPlaceholderData || found.isLoading),
  }
}
