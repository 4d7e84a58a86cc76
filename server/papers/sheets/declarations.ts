import { fill, type Language } from '@mandato/contract/words'
import { figuresIn } from '../../src/platform/papers/drawing/figures.ts'
import { shortened } from '../../src/platform/papers/drawing/frame.ts'
import type { LegalTexts, SheetSigning } from './data.ts'
import { declarationWords } from './declaration-words.ts'
import { signaturePicture } from './signature.ts'
import { sheetWords } from './words.ts'

/** The four declarations and the signatures, as the template reads them. */
export function declarationData(
  language: Language,
  legal: LegalTexts,
  stage: 'blank' | 'to_sign' | 'signed',
  signing?: SheetSigning,
) {
  const say = (key: keyof typeof declarationWords, values: Record<string, unknown> = {}) =>
    fill(declarationWords[key][language], values)
  const { statements } = legal
  const given = signing !== undefined
  const moment = signing ? figuresIn(language).moment(signing.at) : ''
  return {
    stage,
    title: say('title'),
    hint: say('hint'),
    consents: [
      {
        key: 'consent_privacy',
        title: sheetWords.privacyShort[language],
        text: statements.privacy,
        choices: [{ value: 'yes', label: say('privacyYes'), on: given }],
        signed: false,
      },
      {
        key: 'consent_marketing',
        title: say('marketing'),
        text: statements.marketing,
        choices: [
          { value: 'yes', label: say('marketingYes'), on: signing?.consents.marketing === true },
          { value: 'no', label: say('marketingNo'), on: signing?.consents.marketing === false },
        ],
        signed: false,
      },
      {
        key: 'consent_terms',
        title: sheetWords.terms[language],
        text: statements.terms,
        choices: [{ value: 'yes', label: say('termsYes'), on: given }],
        signed: true,
      },
      {
        key: 'consent_clauses',
        title: say('clauses'),
        text: statements.clauses,
        choices: [{ value: 'yes', label: say('clausesYes'), on: given }],
        signed: true,
      },
    ],
    subscription: { title: say('subscription'), text: say('subscriptionText') },
    words: {
      signature: say('signature'),
      none: say('noSignature'),
      name: say('nameAndRole'),
      place: say('placeAndDate'),
      client: say(given ? 'client' : 'clientByHand'),
      agent: say('agent'),
      recorded: say('recorded', { moment }),
    },
    ...(signing && { signing: signingData(signing, moment, say) }),
  }
}

const signingData = (
  signing: SheetSigning,
  moment: string,
  say: (key: keyof typeof declarationWords, more?: Record<string, unknown>) => string,
) => ({
  // The whole name stands on the evidence page; beside a signature there is room for a line or two.
  name: shortened(signing.name, 120),
  ...(signing.role && { role: shortened(signing.role, 80) }),
  moment,
  ...(signing.signature.kind === 'drawn'
    ? {
        picture: signaturePicture(signing.signature),
        aspect: signing.signature.width / signing.signature.height,
        alt: say('handwritten', { name: signing.name }),
      }
    : { typed: shortened(signing.signature.text, 80) }),
  title: say('signedOnline'),
  facts: [
    { label: say('codeBy'), value: shortened(signing.codeSentTo, 100) },
    { label: say('verifiedOn'), value: moment },
  ],
  hash: { label: say('shownHash'), value: signing.shownHash },
  evidence: say('evidence'),
})
