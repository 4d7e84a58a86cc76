import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ask, SalesMeta } from './data.ts'
import type { LinesAsked } from './lines-asked.ts'
import type { Scope } from './scope.ts'
import { ViewContext } from './view.ts'

interface Props {
  scope: Scope
  ask: Ask
  meta: SalesMeta
  openLines: (asked: LinesAsked) => void
  children: ReactNode
}

/** What every part of the page needs to know: whose figures, asked how, answered for which days. */
export function ViewProvider({ scope, ask, meta, openLines, children }: Props) {
  const { t } = useTranslation('sales')
  const { agency, client, agent } = meta.subject
  const subject = (client ?? agency)?.business_name ?? t('allAgencies')
  const name = agent ? `${subject}, ${t('clientsOf', { name: agent.name })}` : subject
  const view = useMemo(() => ({ scope, ask, meta, name, openLines }), [scope, ask, meta, name, openLines])
  return <ViewContext value={view}>{children}</ViewContext>
}
