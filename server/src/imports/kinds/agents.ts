import { languages } from '@mandato/contract/words'
import { agentLanding, knownUsers } from '../../accounts/index.ts'
import { agencyIdsByCode } from '../../registry/index.ts'
import { Problem } from '../problem.ts'
import { email, phone } from './identifiers.ts'
import type { Kind } from './kind.ts'
import { agencyCode, codeOf, oneOf, text } from './values.ts'

const agentType = 2

export const agents: Kind = {
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
}
