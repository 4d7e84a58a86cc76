/** What other domains and the shell may use of the accounts. */
export { AddFactorFirst } from './factors/first.ts'
export { keepLanguage, meQuery, signOut } from './data.ts'
export { LanguageLinks } from './LanguageLinks.tsx'
export { holds, initialsOf, isStaff, roleOf, type User } from './person.ts'
export { ViewBanner, VisibleTo } from './view-as/lazy.ts'
export { ProofGate } from './proof/ProofGate.tsx'
export { useMe } from './useMe.ts'
export { useReader } from './useReader.ts'
