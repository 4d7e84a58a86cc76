import { useQuery } from '@tanstack/react-query'
import type { User } from '../../accounts/index.ts'
import type { Answer } from '../../platform/api.ts'
import { ApiError } from '../../platform/api-error.ts'
import { clientChoicesQuery, clientSearch } from '../../registry/index.ts'
import { seeksClients } from './navigation.ts'
import { plain } from '../../ui/plain.ts'

/** As many as the server would name. */
const atMost = 12

type Found = Answer<'search'>['response'][number] | Answer<'clientChoices'>['response'][number]

/**
 * The clients that what is typed may mean, from two letters on (specification §5). Without a network they are those kept
 * on this device; `keptAt` says since when, null where none are kept.
 */
export function useFoundClients(me: User, question: string) {
  const asks = seeksClients(me) && question.length >= 2
  const found = useQuery({ ...clientSearch(question), enabled: asks, placeholderData: (before) => before })
  // Without a network a question is not refused: it rests until there is one.
  const isUnanswered = found.isPaused || (found.error instanceof ApiError && found.error.unanswered)
  const isLost = asks && isUnanswered && (found.data === undefined || found.isPlaceholderData)
  const kept = useQuery({ ...clientChoicesQuery(), enabled: isLost && me.client_id === null })
  const clients: readonly Found[] = !asks
    ? []
    : isLost
      ? among(kept.data?.response ?? [], question)
      : (found.data?.response ?? [])
  return {
    clients,
    isLost,
    keptAt: kept.data ? kept.dataUpdatedAt : null,
    isFetching: found.isFetching && !isLost,
    /** What is listed answers an earlier question, or is not there yet. */
    behind: asks && !isLost && (found.isPlaceholderData || found.isLoading),
  }
}

function among(kept: Answer<'clientChoices'>['response'], question: string) {
  const words = plain(question).split(/\s+/)
  return kept
    .filter((client) => {
      const text = plain([client.business_name, client.code, client.city].filter(Boolean).join(' '))
      return words.every((word) => text.includes(word))
    })
    .slice(0, atMost)
}
