import { defineDomain } from '../define-domain.ts'

export const sheetsDomain = defineDomain({
  notices: {
    'sheet.send': { roles: ['agent'], assigned: true },
    'sheet.remind': { roles: ['agent'], assigned: true },
    'sheet.expire': { roles: ['agent'], letter: ['agent'] },
    'sheet.decline': { roles: ['agent'], letter: ['agent'] },
    'sheet.sign': { roles: ['admin', 'sales', 'agent'], letter: ['agent'] },
    'sheet.sign_on_paper': { roles: ['admin', 'sales', 'agent'] },
    'sheet.confirm': { roles: ['agent', 'customer'], letter: ['agent'] },
    'sheet.reject': { roles: ['agent', 'customer'], letter: ['agent'] },
  },
  tasks: {
    sheets_to_sign: 10,
    sheets_rejected: 20,
    sheets_signed: 30,
    sheets_to_review: 40,
    sheets_ageing: 50,
    deletions: 140,
  },
  views: { sheets: ['statusClients', 'ownStatusClients'] },
})
