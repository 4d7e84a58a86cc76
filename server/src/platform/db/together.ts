/**
 * Questions that come while one is on its way to the database wait for it and then go in one statement, as DataLoader
 * does. Nobody waits where nobody else asks, and what a question is answered with was read after it was asked.
 *
 * @param ask takes the questions of one trip, gives their answers in the same order; where it fails each of them fails
 */
export function together<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = []
  let isAsking = false

  async function askNext(): Promise<void> {
    const asked = waiting
    waiting = []
    isAsking = true
    try {
      const answers = await ask(asked.map(({ question }) => question))
      asked.forEach(({ resolve }, n) => resolve(answers[n] as Answer))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
    isAsking = false
    if (waiting.length > 0) void askNext()
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (!isAsking) void askNext()
    })
}

interface Waiting<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}
