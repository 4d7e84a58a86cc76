import type { sheetFields } from '@mandato/contract/sheets/fields'
import type { TextInputProps } from '@mantine/core'

export type FieldKind = (typeof sheetFields)[number]['kind']

const code: TextInputProps = { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false }
const digits: TextInputProps = { inputMode: 'numeric', autoComplete: 'off' }

/** The keyboard a phone shows for a field, and what the browser must not put right. */
export function textProps(kind: FieldKind): TextInputProps {
  switch (kind) {
    case 'email':
      return { type: 'email', inputMode: 'email', autoCapitalize: 'none', autoComplete: 'off' }
    case 'phone':
      return { type: 'tel', inputMode: 'tel', autoComplete: 'off' }
    case 'abi':
    case 'cab':
    case 'days':
      return digits
    case 'vat':
    case 'tax_code':
    case 'sdi':
    case 'iban':
    case 'postal_code':
      return code
    default:
      return { autoComplete: 'off' }
  }
}
