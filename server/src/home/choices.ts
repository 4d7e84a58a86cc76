import { type HomeBlock, homeBlocks, type homeChoiceCalls } from '@mandato/contract/home/choices'
import type * as z from 'zod'
import type { Context } from '../platform/context.ts'
import { homeKeptBy, keepHome } from './queries/choices.ts'

/** How the person has arranged the first screen; who never did has it as it comes. */
export async function homeChoices({ db, user }: Context) {
  const kept = await homeKeptBy(db, user.id)
  return {
    order: known(kept?.blocks),
    folded: known(kept?.folded),
    shown_around: kept?.shown_as === user.role,
  }
}

const known = (names: readonly string[] = []): HomeBlock[] =>
  names.flatMap((name) => homeBlocks.find((block) => block === name) ?? [])

type Given = z.output<(typeof homeChoiceCalls)['chooseHome']['body']>

export const chooseHome = (
  { db, user }: Context,
  { shown_around: shown, ...arranged }: Given,
): Promise<void> =>
  keepHome(db, user.id, {
    ...arranged,
    shownAs: shown === undefined ? undefined : shown ? user.role : null,
  })
