import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('nothing needs to be set', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 4100,
    host: '127.0.0.1',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:4100',
    seed: 'demo',
    brandName: 'Noce e Cotto',
    trustProxy: false,
  })
  expect(isAbsolute(config.dataDir)).toBe(true)
})

test('an empty value counts as not given', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ port: 4100, databaseUrl: undefined })
})

test('links use the port unless an address is given', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  expect(readConfig({ PUBLIC_URL: 'https://portal.example/it/' }).publicUrl).toBe('https://portal.example/it')
})

test('a map server is used only together with whose map it is', () => {
  const TILE_URL = 'https://tiles.example/{z}/{x}/{y}.png'
  expect(readConfig({ TILE_URL, TILE_ATTRIBUTION: '© Someone' }).tiles).toEqual({
    url: TILE_URL,
    attribution: '© Someone',
  })
  expect(() => readConfig({ TILE_URL })).toThrow(/TILE_ATTRIBUTION/)
})

test.each([
  ['false', false],
  ['0', false],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
])('TRUST_PROXY %s', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected)
})

test('TRUST_PROXY 2 trusts the two nearest hops', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '2' })
  const trusted = [0, 1, 2].map((hop) => typeof trustProxy === 'function' && trustProxy('10.0.0.1', hop))
  expect(trusted).toEqual([true, true, false])
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://db/mandato'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['PUBLIC_URL', 'portal.example'],
  ['SEED', 'full'],
  ['TILE_URL', 'https://tiles.example/map.png'],
  ['TILE_URL', "https://tiles.example/{z}/{x}/{y}.png; script-src 'unsafe-inline'"],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s stops the start with one line (%s)', (name, value) => {
  const read = (): unknown => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^Wrong setting: ${name} must be .*$`))
})

test('every wrong setting is named, and none is repeated: it may hold a password', () => {
  const read = (): unknown => readConfig({ PORT: '-1', DATABASE_URL: 'secret://user:swordfish@db' })
  expect(read).toThrow(/PORT .*DATABASE_URL/)
  expect(read).not.toThrow(/swordfish/)
})
