import type { HandlerInput, HandlerOutput } from '@mandato/contract'
import type { viewAsCalls } from '@mandato/contract/accounts/view-as-calls'
import type { Context } from '../../platform/context.ts'

type Call = typeof viewAsCalls.visibleTo

/** Who sees a thing: handed in by the registry, to which the things belong through their client. */
export type VisibleTo = (
  context: Context,
  kind: HandlerInput<Call>['params']['kind'],
  id: number,
) => Promise<HandlerOutput<Call>>
