export const settingsTabs = [
  'sheets',
  'company',
  'materials',
  'orders',
  'ready',
  'invoices',
  'content',
  'accounts',
  'audit',
  'privacy',
  'terms',
] as const
export interface SettingsSearch {
  tab?: (typeof settingsTabs)[number]
}

/** What the address of the settings may hold: which of them. */
export const settingsSearch = ({ tab }: Readonly<Record<string, unknown>>): SettingsSearch => {
  const found = settingsTabs.find((one) => one === tab)
  return found && found !== 'sheets' ? { tab: found } : {}
}
