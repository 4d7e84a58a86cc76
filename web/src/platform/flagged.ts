interface Flagged {
  readonly filters: Readonly<Record<string, boolean>>
}

/**
 * Without the rows whose flags are all false: those are for no list (specification §3). The server sets at least one of
 * each row that is meant to be seen.
 */
export const flagged = <Answer extends { readonly response: readonly Flagged[] }>(
  answer: Answer,
): Answer => ({
  ...answer,
  response: answer.response.filter(({ filters }) => Object.values(filters).some(Boolean)),
})
