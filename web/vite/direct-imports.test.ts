import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { directImports } from './direct-imports.ts'

const here = fileURLToPath(import.meta.url)
/** Stands for the bundler, which finds the files behind sources; unlike Node it takes the icons' modules. */
const fileOf = (source: string) =>
  fileURLToPath(import.meta.resolve(source)).replace(
    '/cjs/tabler-icons-react.cjs',
    '/esm/tabler-icons-react.mjs',
  )
const bundler = {
  resolve: (source: string, importer: string) =>
    Promise.resolve({ id: source.startsWith('.') ? join(dirname(importer), source) : fileOf(source) }),
}
type Transform = (this: typeof bundler, code: string, id: string) => Promise<{ code: string } | null>
const rewritten = async (code: string, id = here) =>
  (await (directImports().transform as unknown as Transform).call(bundler, code, id))?.code ?? null

test('a name of an index is imported from the module that defines it', async () => {
  const code = await rewritten(`import { Menu as M, useComputedColorScheme } from '@mantine/core'\nM()`)
  expect(code).toMatch(/import \{ Menu as M \} from ".*\/components\/Menu\/Menu\.mjs";/)
  expect(code).toMatch(/import \{ useComputedColorScheme as useComputedColorScheme \} from ".*\.mjs";/)
  expect(code).not.toContain(`'@mantine/core'`)
  expect(code).toMatch(/\nM\(\)$/)
})

test('a default that an index hands on under a name is the default of its module', async () => {
  const code = await rewritten(`import { IconBell } from '@tabler/icons-react'`)
  expect(code).toMatch(/^import \{ default as IconBell \} from ".*\/icons\/IconBell\.mjs";$/)
})

test('a name behind `export *` is found, in another package too', async () => {
  const code = await rewritten(`import { QueryClient } from '@tanstack/react-query'`)
  expect(code).toMatch(/^import \{ QueryClient as QueryClient \} from ".*query-core.*\/queryClient\.js";$/)
})

test('the front door of a domain is passed by', async () => {
  const page = fileURLToPath(new URL('../src/home/pages/DashboardPage.tsx', import.meta.url))
  const code = await rewritten(`import { Movers } from '../../sales/index.ts'`, page)
  expect(code).toMatch(/^import \{ Movers as Movers \} from ".*\/src\/sales\/Movers\.tsx";$/)
})

test('whole modules and imports without names stay as they are', async () => {
  expect(await rewritten(`import * as kit from '@mantine/core'`)).toBeNull()
  expect(await rewritten(`import '@mantine/core'`)).toBeNull()
  expect(await rewritten(`import { useState } from 'react'`)).toBeNull()
})
