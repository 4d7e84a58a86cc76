import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))

/** Everything that can be set from outside; read once, at the start. */
export type Config = {
  port: number
  host: string
  /** Embedded database, files, outbox: an absolute folder. */
  dataDir: string
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl: string | undefined
  /** Real mail; without it mails are written below `dataDir`. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Base of the links in e-mails, without a closing slash. */
  publicUrl: string
  seed: 'demo' | 'none'
  /** Last day with invoices of the demonstration company; without it the last working day before it is made. */
  demoDay: string | undefined
  /** The manufacturer's name on papers and in mails; a fictional one unless set. */
  brandName: string
  /** What the screens call themselves: the manufacturer's name once it is set, before that the product's. */
  portalName: string
  /** A map server's pictures under the clients, instead of our own outlines; whose they are must be said. */
  tiles: { url: string; attribution: string } | undefined
  /** Which proxies may say who the visitor is: none, so many hops, or these addresses. */
  trustProxy: false | string[] | ((address: string, hop: number) => boolean)
  /** The company's certificate for sealing (PKCS #12) with its password; our own is made without one. */
  sealP12: string | undefined
  sealP12Password: string | undefined
  /** Rejected rows after which the import of a file stops. */
  importMaxRejects: number
  /** Opens the page of health to a monitor; without it there is none. */
  healthToken: string | undefined
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

/** A setting that cannot be used; its message is one line for the person who starts the server. */
export class ConfigError extends Error {}

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

// `true` is missing on purpose: trusting every sender lets anybody choose the address that rate
// limits and the signature evidence record.
const trustProxy = z
  .string()
  .regex(/^(false|\d{1,2}|[\w.:/]+(\s*,\s*[\w.:/]+)*)$/, 'must be false, a number of hops or addresses')
  .refine((text) => text !== 'true', 'must be false, a number of hops or addresses')
  .transform((text) => {
    if (text === 'false' || text === '0') return false as const
    if (!/^\d+$/.test(text)) return text.split(',').map((address) => address.trim())
    const hops = Number(text)
    return (_address: string, hop: number) => hop < hops
  })

/** `https://tiles.example/{z}/{x}/{y}.png`: the places are filled by the browser. */
const tileAddress = z
  .string()
  .refine(
    (text) =>
      ['{z}', '{x}', '{y}'].every((place) => text.includes(place)) &&
      /^https?:\/\/[\w.-]+(:\d+)?\/[\w.{}/@?=&-]+$/.test(text),
    { message: 'must be an address with {z}, {x} and {y} in its path' },
  )

const Settings = z
  .object({
    PORT: z
      .string()
      .regex(/^\d+$/, 'must be a number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a number from 0 to 65535')
      .default(4100),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().optional(),
    DATABASE_URL: url('postgres:', 'postgresql:').optional(),
    SMTP_URL: url('smtp:', 'smtps:').optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be a mail address')
      .optional(),
    PUBLIC_URL: url('http:', 'https:').optional(),
    SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
    DEMO_DAY: z.iso.date('must be a day, YYYY-MM-DD').optional(),
    BRAND_NAME: z.string().max(60, 'must have at most 60 characters').optional(),
    TILE_URL: tileAddress.optional(),
    TILE_ATTRIBUTION: z.string().max(120, 'must have at most 120 characters').optional(),
    TRUST_PROXY: trustProxy.default(false),
    SEAL_P12: z.string().optional(),
    SEAL_P12_PASSWORD: z.string().optional(),
    IMPORT_MAX_REJECTS: z
      .string()
      .regex(/^[1-9]\d{0,6}$/, 'must be a number from 1 to 9999999')
      .transform(Number)
      .default(10_000),
    HEALTH_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    LOG_LEVEL: z
      .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
      .default('info'),
  })
  .refine((given) => given.TILE_URL === undefined || given.TILE_ATTRIBUTION !== undefined, {
    path: ['TILE_ATTRIBUTION'],
    message: 'must say whose map TILE_URL is',
  })

/**
 * Reads the settings from the environment; an empty value counts as not given.
 * @throws ConfigError naming every wrong setting in one line, without repeating its value (it may be a secret)
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError(`Wrong setting: ${faults.join('; ')}.`)
  }
  const settings = parsed.data
  const brandName = settings.BRAND_NAME ?? 'Noce e Cotto'
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR ?? resolve(projectRoot, 'data')),
    databaseUrl: settings.DATABASE_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `${brandName} <noreply@mandato.example>`,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    seed: settings.SEED,
    demoDay: settings.DEMO_DAY,
    brandName,
    portalName: settings.BRAND_NAME ?? 'Mandato',
    tiles:
      settings.TILE_URL === undefined
        ? undefined
        : { url: settings.TILE_URL, attribution: settings.TILE_ATTRIBUTION ?? '' },
    trustProxy: settings.TRUST_PROXY,
    sealP12: settings.SEAL_P12 === undefined ? undefined : resolve(settings.SEAL_P12),
    sealP12Password: settings.SEAL_P12_PASSWORD,
    importMaxRejects: settings.IMPORT_MAX_REJECTS,
    healthToken: settings.HEALTH_TOKEN,
    logLevel: settings.LOG_LEVEL,
  }
}
