import { locales, numberIn } from '@mandato/contract/numbers'
import { withOrdinal } from '@mandato/contract/words'
import type { Language } from '../platform/i18n/languages.ts'

/**
 * Every number and date on a screen is written here. Money is euros with decimals, as it comes over the
 * wire; a day is `YYYY-MM-DD` and has no time zone; a moment is an ISO instant, shown in the reader's zone, also
 * where only its day is.
 */
export interface Format {
  /** 3.113 (grouped always: Italian would write 3113) */
  int(value: number): string
  /** Whole euros for tables; with `cents` to the cent. No sign of the currency. */
  money(value: number, cents?: boolean): string
  /** The same with the sign: 3.512.945,00 € */
  euro(value: number, cents?: boolean): string
  /** To the cent, with the sign of any currency: 12,50 CHF */
  price(value: number, currency: string): string
  /** Thousands of euros: 3.513; `fine` with one decimal: 25,1 */
  thousands(value: number, fine?: boolean): string
  /** 98,8 (one decimal, without the sign) */
  decimal(value: number): string
  /** 98,8% – the value is a percentage already; beyond 999 it says only that: > 999% */
  percent(value: number): string
  /** +4,4% and −2,6%; > 999% beyond */
  delta(value: number): string
  /** +149.655 and −46.830; with `cents` to the cent */
  deltaMoney(value: number, cents?: boolean): string
  /** 14 nov 2025 */
  date(day: string): string
  /** 14 novembre 2025 */
  dateLong(day: string): string
  /** 14 novembre */
  dayMonth(day: string): string
  /** 14 nov */
  dayMonthShort(day: string): string
  /** Lunedì 17 novembre 2025 */
  weekday(day: string): string
  /** 14 nov 2025, 10:42 */
  dateTime(instant: string | number): string
  /** 10:42 */
  time(instant: string | number): string
  /** gen, feb … of a month 1–12 */
  month(month: number): string
  /** gennaio … */
  monthLong(month: number): string
  /** 4,1 MB */
  bytes(size: number): string
  /** Agente: Giulia Ferri – French puts a space before the colon, too */
  pair(name: string, value: string): string
  /** An alphabetical comparison in this language, numbers inside words by their value. */
  compare(a: string, b: string): number
}

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const isDay = (text: string) => text.length === 10
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function makeFormat(language: Language): Format {
  const locale = locales[language]
  const number = (options: Intl.NumberFormatOptions) => numberIn(language, options)
  const ordinal = (text: string) => withOrdinal(language, text)
  const moment = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options)
    return (value: string | number) => ordinal(format.format(new Date(value)))
  }
  const day = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    const local = moment(options)
    return (value: string) => (isDay(value) ? ordinal(format.format(utc(value))) : local(value))
  }
  const ofMonth = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    return (month: number) => format.format(Date.UTC(2025, month - 1, 1)).replace(/\.$/, '')
  }
  const whole = number({ maximumFractionDigits: 0 })
  const toTheCent = number({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const currency = { style: 'currency', currency: 'EUR' } as const
  const euros = number({ ...currency, maximumFractionDigits: 0, minimumFractionDigits: 0 })
  const eurosToTheCent = number(currency)
  const one = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const signed = number({ signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const signedWhole = number({ signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  const signedToTheCent = number({
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const short = number({ maximumFractionDigits: 1 })
  const beyond = (value: number) => (value > 0 ? `>\u00a0${whole(999)}%` : `<\u00a0${whole(-999)}%`)
  const weekday = day({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return {
    int: whole,
    money: (value, cents) => (cents ? toTheCent : whole)(value),
    euro: (value, cents) => (cents ? eurosToTheCent : euros)(value),
    price: (value, currency) => number({ style: 'currency', currency })(value),
    thousands: (value, fine) => (fine ? one : whole)(value / 1000),
    decimal: one,
    // Beyond, the percentage says only that there was next to nothing to compare with.
    percent: (value) => (Math.abs(value) > 999 ? beyond(value) : `${one(value)}%`),
    delta: (value) => (Math.abs(value) > 999 ? beyond(value) : `${signed(value)}%`),
    deltaMoney: (value, cents) => (cents ? signedToTheCent : signedWhole)(value),
    date: day({ day: 'numeric', month: 'short', year: 'numeric' }),
    dateLong: day({ day: 'numeric', month: 'long', year: 'numeric' }),
    dayMonth: day({ day: 'numeric', month: 'long' }),
    dayMonthShort: day({ day: 'numeric', month: 'short' }),
    weekday: (value) => capital(weekday(value)),
    dateTime: moment({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
    time: moment({ hour: '2-digit', minute: '2-digit' }),
    month: ofMonth({ month: 'short' }),
    monthLong: ofMonth({ month: 'long' }),
    bytes: (size) => {
      // French counts octets.
      const unit = language === 'fr' ? 'o' : 'B'
      if (size < 1e6) return `${size === 0 ? 0 : short(Math.max(size / 1e3, 0.1))} k${unit}`
      return size < 1e9 ? `${short(size / 1e6)} M${unit}` : `${short(size / 1e9)} G${unit}`
    },
    pair: (name, value) => `${name}${language === 'fr' ? '\u00a0' : ''}: ${value}`,
    compare: collator.compare,
  }
}

const made = new Map<Language, Format>()

/** Formatters cost to make, so each language's set is made once. */
export function formatFor(language: Language): Format {
  const cached = made.get(language)
  if (cached) return cached
  const format = makeFormat(language)
  made.set(language, format)
  return format
}
