import { describe, expect, it } from 'vitest'
import { holds, initialsOf, roleOf, type User } from './person.ts'

const person = (over: Partial<User>): User => ({
  userId: 1,
  userType: 3,
  profile: null,
  name: 'Giulia Ferri',
  email: 'g@ferri.example',
  language: 'it',
  agency_id: null,
  agency_name: null,
  client_id: null,
  client_name: null,
  permissions: [],
  must_change_password: false,
  must_add_factor: false,
  viewing: null,
  ...over,
})

describe('a person', () => {
  it('of type 3 is a customer once linked, else what was registered', () => {
    expect(roleOf(person({ client_id: 5 }))).toBe('customer')
    expect(roleOf(person({ profile: 'foreign_reseller' }))).toBe('reseller')
    expect(roleOf(person({ profile: 'foreign_reseller', client_id: 5 }))).toBe('customer')
    expect(roleOf(person({ profile: 'press' }))).toBe('press')
  })

  it('who administers holds every permission, others only their own', () => {
    expect(holds(person({ userType: 1 }), 'imports')).toBe(true)
    expect(holds(person({ userType: 4 }), 'imports')).toBe(false)
    expect(holds(person({ userType: 4, permissions: ['imports'] }), 'imports')).toBe(true)
  })

  it('has the initials of the first and the last name', () => {
    expect(initialsOf('Giulia Ferri')).toBe('GF')
    expect(initialsOf('Anna Maria De Bona')).toBe('AB')
    expect(initialsOf('Anna')).toBe('A')
  })
})
