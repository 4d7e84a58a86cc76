import { locales, numberIn } from '@mandato/contract/numbers'
import { type Language, withOrdinal } from '@mandato/contract/words'

/** Figures and dates as the reader of a language writes them. Everything is formatted before it meets a template. */
export interface Figures {
  /** 1.234.568 */
  whole(value: number): string
  /** 1.234.567,80 */
  cents(value: number): string
  /** 102,8 %, the value being a number of hundredths with one decimal */
  percent(value: number): string
  /** +1.235 or −1.235; nothing before 0 */
  signedWhole(value: number): string
  signedCents(value: number): string
  /** The same of a change: beyond 999 the figure says only that there was next to nothing before, so `> 999%`. */
  signedPercent(value: number): string
  /** 14/11/2025 from `2025-11-14` */
  date(day: string): string
  /** 14/11 from `2025-11-14` */
  dayMonth(day: string): string
  /** 1 gennaio from `2025-01-01` */
  longDay(day: string): string
  /** gen, feb … for 1 to 12 */
  monthShort(month: number): string
  /** novembre 2025 from `2025-11-14` */
  monthLong(day: string): string
  /** 17/11/2025, 09:12 in Rome */
  moment(at: Date): string
  /** `09:12` */
  time(at: Date): string
  /** 17/11/2025, 09:12:45 in Rome */
  exactMoment(at: Date): string
}

const zone = 'Europe/Rome'
const made = new Map<Language, Figures>()

/** The figures of a language; made once. */
export function figuresIn(language: Language): Figures {
  const cached = made.get(language)
  if (cached) return cached
  const figures = make(language)
  made.set(language, figures)
  return figures
}

function make(language: Language): Figures {
  const locale = locales[language]
  const number = (options: Intl.NumberFormatOptions) => numberIn(language, options)
  const decimals = (n: number) => ({ minimumFractionDigits: n, maximumFractionDigits: n })
  const signed = { signDisplay: 'exceptZero' } as const
  const hundredths = { style: 'unit', unit: 'percent', ...decimals(1) } as const
  const change = number({ ...hundredths, ...signed })
  const beyond = number({ ...hundredths, ...decimals(0) })
  const day = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    return (iso: string) => withOrdinal(language, format.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`)))
  }
  const digits = { day: '2-digit', month: '2-digit' } as const
  const clock = { ...digits, year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: zone } as const
  const moment = new Intl.DateTimeFormat(locale, clock)
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: zone })
  const exactMoment = new Intl.DateTimeFormat(locale, { ...clock, second: '2-digit' })
  const monthShort = day({ month: 'short' })
  return {
    whole: number(decimals(0)),
    cents: number(decimals(2)),
    percent: number(hundredths),
    signedWhole: number({ ...decimals(0), ...signed }),
    signedCents: number({ ...decimals(2), ...signed }),
    signedPercent: (value) =>
      Math.abs(value) > 999 ? `${value > 0 ? '>' : '<'} ${beyond(value > 0 ? 999 : -999)}` : change(value),
    date: day({ ...digits, year: 'numeric' }),
    dayMonth: day(digits),
    longDay: day({ day: 'numeric', month: 'long' }),
    monthShort: (month) => monthShort(`2025-${String(month).padStart(2, '0')}-01`),
    monthLong: day({ month: 'long', year: 'numeric' }),
    moment: (at) => moment.format(at),
    time: (at) => time.format(at),
    exactMoment: (at) => exactMoment.format(at),
  }
}
