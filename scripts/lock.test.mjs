import { expect, test } from 'vitest'
import { missingFrom } from './lock/missing.mjs'

test('packages of other systems that npm left out are named with their system', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/tool': {
      dev: true,
      optionalDependencies: {
        'tool-linux-x64-gnu': '2.0.0',
        'tool-linux-arm64-musl': '2.0.0',
        '@tool/win32-x64': '^2.0.0',
      },
    },
    'node_modules/tool/node_modules/tool-linux-x64-gnu': { version: '2.0.0' },
  }
  const arm = { version: '2.0.0', cpu: ['arm64'], libc: ['musl'], os: ['linux'], dev: true, optional: true }
  const windows = { version: '2.0.0', cpu: ['x64'], os: ['win32'], dev: true, optional: true }
  expect(missingFrom(packages)).toEqual([
    { place: 'node_modules/tool-linux-arm64-musl', entry: arm },
    { place: 'node_modules/@tool/win32-x64', entry: windows },
  ])
})
