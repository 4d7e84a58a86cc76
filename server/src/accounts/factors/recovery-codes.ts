import { recoveryCodes } from '@mandato/contract/accounts/factor-calls'
import { randomInt } from 'node:crypto'

// Without what is taken for something else when read off paper: 0 and O, 1, I and L, U and V.
const letters = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const length = 10

/** Ten codes of 48 bits, in two halves: `K7QFM-3XRT9`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => {
    const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
  })

/** A code as it is compared: however it was typed. */
export const bareCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** What stands where a code is asked for: six digits of the app, or a recovery code. */
export const kindOfCode = (bare: string): 'totp' | 'recovery' | null =>
  /^\d{6}$/.test(bare) ? 'totp' : bare.length === length ? 'recovery' : null
