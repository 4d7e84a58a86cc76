import type { Role } from '@mandato/contract'
import { contentCalls } from '@mandato/contract/content/calls'
import { type ContentKind, contentKinds } from '@mandato/contract/content/names'

const listOf = {
  news: contentCalls.news,
  communications: contentCalls.communications,
  trends: contentCalls.trends,
  promotions: contentCalls.promotions,
} as const

/** The kinds a role reads at all: those whose list is open to it. */
export const kindsOf = (role: Role): ContentKind[] =>
  contentKinds.filter((kind) => listOf[kind].roles.includes(role))
/** The roles that read a kind. */
export const rolesOf = (kind: ContentKind): readonly Role[] => listOf[kind].roles
