import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { type RequestTab, requestTabs } from './tabs.ts'

interface Props {
  current: RequestTab
  counts: Answer<'agencyRequests'>['meta']['counts'] | undefined
  /** On the right of the same line. */
  children?: ReactNode
}

/** The way of a request as tabs, each with how many lines stand there; all of them at the end. */
export function RequestTabs({ current, counts, children }: Props) {
  const { t } = useTranslation('materials')
  return (
    <Tabs
      label={t('status')}
      param="status"
      current={current}
      tabs={requestTabs.map((key) => ({
        key,
        label: t(`requests.tabs.${key}`),
        ...(counts && key !== 'all' && { count: counts[key] }),
      }))}
    >
      {children}
    </Tabs>
  )
}
