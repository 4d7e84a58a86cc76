import { useParams } from '@tanstack/react-router'
import type { ContentKind } from '@mandato/contract/content/names'
import type { ReactNode } from 'react'
import { ItemPage } from '../item/ItemPage.tsx'

function Item({ kind }: { kind: ContentKind }): ReactNode {
  const { id } = useParams({ strict: false }) as { id: string }
  return <ItemPage key={id} kind={kind} id={Number(id)} />
}

/* One page for an item of any kind. */
export const NewsItemPage = (): ReactNode => <Item kind="news" />
export const CommunicationPage = (): ReactNode => <Item kind="communications" />
export const TrendPage = (): ReactNode => <Item kind="trends" />
export const PromotionPage = (): ReactNode => <Item kind="promotions" />
