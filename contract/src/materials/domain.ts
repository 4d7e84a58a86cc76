import { defineDomain } from '../define-domain.ts'

export const materialsDomain = defineDomain({
  notices: {
    'request.accept': { roles: ['agent'], letter: ['agent'], usual: 'digest' },
    'request.accept_partial': { roles: ['agent'], letter: ['agent'], usual: 'digest' },
    'request.accept_modified': { roles: ['agent'], letter: ['agent'], usual: 'digest' },
    'request.reject': { roles: ['agent'], letter: ['agent'] },
    'request.undo_decision': { roles: ['agent'] },
    'request.take_off': { roles: ['agent'] },
  },
  tasks: { requests_to_decide: 110, lines_to_send: 120 },
  numbers: { material: 50 },
  views: { materials: ['materials'], agencyRequests: ['agencyRequests'] },
})
