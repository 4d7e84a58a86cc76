import { agencyCode } from './codes.ts'
import { languages } from '@mandato/contract/words'
import { agentLanding, knownUsers } from '../../accounts/index.ts'
import { agencyIdsByCode } from '../queries/import-agencies.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { email, phone } from '../../platform/import-kit/identifiers.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import { codeOf, oneOf, text } from '../../platform/import-kit/values.ts'

const agentType = 2

export const agents = defineImportKind({
  module: import.meta.url,
  kind: 'agents',
  landing: agentLanding,
  async columns(db) {
    const known = await agencyIdsByCode(db)
    const agencyId = new Map([...known].map(([code, id]) => [code, String(id)]))
    const others = (await knownUsers(db)).filter(({ user_type }) => user_type !== agentType)
    const taken = new Set(others.map(({ email }) => email))
    return [
      {
        name: 'email',
        subject: true,
        read(raw) {
          // People sign in with it, whatever its case.
          const address = email(raw.toLowerCase())
          // A file must not turn an administrator or a customer into an agent.
          return typeof address === 'string' && taken.has(address) ? new Problem('email_taken') : address
        },
      },
      {
        name: 'agency_code',
        read: codeOf(agencyId, agencyCode, new Problem('unknown_agency')),
      },
      { name: 'name', read: text(80) },
      { name: 'surname', read: text(80) },
      { name: 'phone', read: (raw) => phone(raw, 'IT') },
      { name: 'language', read: oneOf(languages) },
    ]
  },
})
