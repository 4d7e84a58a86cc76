import type { ReactNode } from 'react'
import { ContentList } from '../list/ContentList.tsx'

/* One list kit for every kind. */
export const NewsPage = (): ReactNode => <ContentList key="news" kind="news" />
export const CommunicationsPage = (): ReactNode => <ContentList key="communications" kind="communications" />
export const TrendsPage = (): ReactNode => <ContentList key="trends" kind="trends" />
export const PromotionsPage = (): ReactNode => <ContentList key="promotions" kind="promotions" />
