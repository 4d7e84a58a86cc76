import { defineDomain } from '../define-domain.ts'

export const requestsDomain = defineDomain({
  notices: {
    'free.create': { roles: ['admin', 'sales'] },
    'free.reply': { roles: ['admin', 'sales'], letter: ['admin', 'sales'] },
    'free.answer': { roles: ['agent', 'customer'], letter: ['agent', 'customer'] },
    'free.close': { roles: ['agent', 'customer'], letter: ['agent', 'customer'] },
  },
  tasks: { requests_to_take: 130 },
})
