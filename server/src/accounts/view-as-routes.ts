import { viewAsCalls } from '@mandato/contract/accounts/view-as-calls'
import { answer } from '../platform/http/handlers.ts'
import type { UserSlots } from './users/slots.ts'
import { hiddenFrom } from './view-as/hidden.ts'
import { endViewAs, viewAs } from './view-as/looking.ts'
import type { VisibleTo } from './view-as/slots.ts'

export const viewAsRoutes = (slots: Pick<UserSlots, 'seesAccount'>, visibleTo: VisibleTo) =>
  answer(viewAsCalls, {
    viewAs: ({ params, body }, context) => viewAs(context, slots, params.user, body.reason),
    endViewAs: async (_input, context) => {
      await endViewAs(context)
      return { success: true } as const
    },
    viewAsHidden: (_input, context) => hiddenFrom(context),
    visibleTo: ({ params }, context) => visibleTo(context, params.kind, params.id),
  })
