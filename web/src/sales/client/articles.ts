import { categories } from '@mandato/contract/sales/categories'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isLanguage } from '../../platform/i18n/languages.ts'
import type { Ask, CategoryKey } from '../data.ts'

export const clientRoute = getRouteApi('/in/clients/$id')

export type AskClient = Ask & { readonly about: { readonly client: number } }

export const isCategory = (key: string | undefined): key is CategoryKey =>
  key !== undefined && Object.hasOwn(categories, key)

/** The name of a category in the language of the screen. */
export function useCategoryName(): (key: CategoryKey) => string {
  const { i18n } = useTranslation('sales')
  return (key) => (isLanguage(i18n.language) ? categories[key].label[i18n.language] : key)
}

/** Shows the articles of a category beside the page, or of all; undefined puts them away. */
export function useArticles(): (of: CategoryKey | 'all' | undefined) => void {
  const navigate = clientRoute.useNavigate()
  return (of) => void navigate({ search: (old) => ({ ...old, articles: of }), resetScroll: false })
}
