export { canonicalJson, sha256 } from './chain.ts'
export type { ChainEvent, Json } from './chain.ts'
export { checkCode, codesOf, sendCode, tryCode } from './actions/codes.ts'
export { evidenceOf, keepSignature, verifyEvidence } from './actions/evidence.ts'
export {
  endLink,
  findLink,
  invite,
  masked,
  noteOpening,
  tokenForCopy,
  tokenForReminder,
} from './actions/links.ts'
export { appendEvents } from './queries/chain.ts'
export type { Source } from './queries/chain.ts'
export { eraseUnsigned } from './queries/erase.ts'
export { liveLink } from './queries/links.ts'
export type { SigningLink } from './queries/links.ts'
export { documentBySeal, documentsToSeal, setSealed, signatureOf } from './queries/signatures.ts'
export { refuse as refuseToSign } from './refusals.ts'
export { codeLife, linkState, maskEmail } from './rules.ts'
