import { defineDomain } from '../define-domain.ts'

export const importsDomain = defineDomain({
  notices: {
    'import.failed': { roles: ['admin', 'sales'], needs: 'imports', letter: ['admin'] },
    'import.rejected_rows': { roles: ['admin', 'sales'], needs: 'imports', letter: ['admin'] },
  },
})
