import { defineDomain } from '../define-domain.ts'

export const accountsDomain = defineDomain({
  tasks: { registrations_to_decide: 160, schedules_ended: 165 },
})
