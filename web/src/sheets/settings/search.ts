export const settingsTabs = ['sheets', 'materials', 'orders', 'ready', 'content', 'privacy', 'terms'] as const
export interface SettingsSearch {
  tab?: (typeof settingsTabs)[number]
}

/** What the address of the settings may hold: which of them. */
export const settingsSearch = ({ tab }: Readonly<Record<string, unknown>>): SettingsSearch => {
  const found = settingsTabs.find((one) => one === tab)
  return found && found !== 'sheets' ? { tab: found } : {}
}
