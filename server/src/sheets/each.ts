/**
 * Does the same with each of several things that have nothing to do with one another: one that fails does not keep
 * the later ones waiting. Afterwards the failure is told, so that somebody looks.
 */
export async function eachOnItsOwn<Thing>(
  things: readonly Thing[],
  act: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const thing of things)
    try {
      await act(thing)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures)
}
