import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'

/** What follows an act, each at most once. */
interface After<A, E> {
  readonly onSuccess?: (answer: A) => void
  readonly onError?: (error: E) => void
  readonly onSettled?: (answer: A | undefined, error: E | null) => void
}

/**
 * An act of a screen. What is to follow follows also where the part of the screen that began it is gone by then: what
 * was acted on is read again before the act counts as done, and often stands there no more. (What is handed to the
 * `mutate` of useMutation is forgotten in that case: no word, no closed dialog.)
 */
export function useWrite<A, E extends Error = Error, V = void>(options: UseMutationOptions<A, E, V>) {
  const { mutateAsync, isPending, error } = useMutation(options)
  // The same function for as long as the part is there: effects may depend on it.
  const mutate = useCallback(
    (given: V, { onSuccess, onError, onSettled }: After<A, E> = {}): void => {
      mutateAsync(given).then(
        (answer) => {
          onSuccess?.(answer)
          onSettled?.(answer, null)
        },
        (error: E) => {
          onError?.(error)
          onSettled?.(undefined, error)
        },
      )
    },
    [mutateAsync],
  )
  return { mutate, mutateAsync, isPending, error }
}
