import { defineDomain } from '../define-domain.ts'

export const homeDomain = defineDomain({
  tasks: { mails_failed: 150 },
})
