/** What head office writes: kinds of one thing. */
export const contentKinds = ['news', 'communications', 'trends', 'promotions'] as const
export type ContentKind = (typeof contentKinds)[number]

/** Draft and live are kept; scheduled and expired follow from the clock, so nothing has to run for an item to appear. */
export const contentStates = ['draft', 'scheduled', 'published', 'expired'] as const
export type ContentState = (typeof contentStates)[number]

export const topics = ['product', 'sales', 'materials', 'training', 'company'] as const
export type Topic = (typeof topics)[number]

/** The profiles of readers that an audience can name. */
export const audienceProfiles = ['italian_reseller', 'foreign_reseller', 'press'] as const

/** Covers drawn by the portal, for what has no picture of its own. */
export const covers = [
  'wardrobe',
  'samples',
  'oven',
  'table',
  'doors',
  'kitchen',
  'calendar',
  'truck',
  'chart',
  'price',
] as const
export type Cover = (typeof covers)[number]

/** Why a reader does not see an item: his account is closed, his role does not read its kind, no part of the audience fits him, or it is over. */
export const hiddenBecause = ['closed', 'kind', 'audience', 'expired'] as const
export type HiddenBecause = (typeof hiddenBecause)[number]
