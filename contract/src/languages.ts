/** The four languages of the portal; the order is that of the menus. */
export const languages = ['it', 'en', 'fr', 'es'] as const
export type Language = (typeof languages)[number]
