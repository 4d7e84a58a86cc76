/** The last day of the demonstration company for tests, benches and pictures, whose figures must not move with the calendar. */
export const pinnedDemoDay = '2025-11-14'
