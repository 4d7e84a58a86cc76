/** Its ERP files; a row may only name codes that come in by a file before. */
export const registryFileNames = [
  'agencies',
  'agents',
  'clients',
  'licences',
  'software-activity',
  'premia',
] as const
