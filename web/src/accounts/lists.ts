import { registrationStates, registrationTypes } from '@mandato/contract/accounts/registration-states'
import { roles } from '@mandato/contract/call'
import { userStates } from '@mandato/contract/accounts/user-states'
import { defineList } from '../platform/list.ts'
import { oneOf, text } from '../platform/search-params.ts'

/** Requests for an account and their address. */
export const registrationsList = defineList({
  call: 'registrations',
  filters: {
    q: (value) => text(value, 100),
    state: (value) => oneOf(value, registrationStates),
    type: (value) => oneOf(value, registrationTypes),
  },
  sort: '-since',
})

/** Accounts and their address. */
export const usersList = defineList({
  call: 'users',
  filters: {
    q: (value) => text(value, 100),
    role: (value) => oneOf(value, roles),
    state: (value) => oneOf(value, userStates),
  },
  sort: 'name',
})
