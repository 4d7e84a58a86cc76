/** What each list costs beside the Italian one. Foreign lists lack some articles. */
export const lists = [
  { code: 'PUBLIC', times: 1.08, lacks: 0 },
  { code: 'IT-A', times: 1, lacks: 0 },
  { code: 'IT-B', times: 1.03, lacks: 0 },
  { code: 'FR', times: 1.05, lacks: 23 },
  { code: 'ES', times: 0.98, lacks: 29 },
  { code: 'DE', times: 1.06, lacks: 31 },
  { code: 'DEALER', times: 0.96, lacks: 41 },
] as const
