/** What most people sign in without, in one script. */
export { CodeStep } from './CodeStep.tsx'
export { askForPasskey, offerPasskeys } from './passkey/enter.ts'
