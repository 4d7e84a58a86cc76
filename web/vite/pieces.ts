import type { Plugin } from 'vite'
import type { Share } from './merge-shared.ts'
import { sharesOf } from './shares.ts'

/** Entry points: the modules each of them reaches are loaded together. */
const beginnings = {
  start: ['/src/main.tsx'],
  root: ['/src/app/Root.tsx'],
  entrance: ['/src/accounts/pages/LoginPage.tsx'],
  shell: ['/src/app/portal.tsx', '/src/app/shell/SignedIn.tsx'],
  dashboard: ['/src/home/pages/DashboardPage.tsx'],
  day: ['/src/home/day/cards.ts', '/src/content/list/MustRead.tsx'],
} as const
type Beginning = keyof typeof beginnings

/** Pages behind the link of a mail, opened once on a phone: they carry nothing of the screens behind the sign-in. */
const openedOnce =
  /\/src\/(signing\/pages\/(Sign|CheckDocument)|accounts\/pages\/(Recovery|Reset|FirstAdmin|Register|RegistrationStatus))Page/
const isPage = /\/src\/\w+\/(pages|composed)\/\w+\.tsx$/
/** The form engine: lists and figures, which many pages are, do without it. */
const formEngine =
  /\/(node_modules\/(@mantine\/form|klona|fast-deep-equal)|src\/ui\/forms\/use(Checked|Record)Form)/
/** Icons that several pages use come together: each alone is two hundred bytes, a request and a name that the shell knows. */
const isIcon = /\/node_modules\/@tabler\/icons-react\/dist\/esm\/icons\//
/** A module that this many pages use comes with the first of them. */
const MANY = 13

/** More than there are scripts after merging: the bundler wants its groups before it knows the modules. */
const MERGED = 200

/**
 * Puts the modules into a few scripts by who reaches them with plain imports: apart, the dashboard is ninety scripts,
 * each badly compressed and a task of its own on a slow phone. What no piece holds and several beginnings share is put
 * together where that is worth it (shares.ts).
 */
export function pieces(): Plugin {
  const reach = new Map<Beginning | 'others' | 'openedOnce', ReadonlySet<string>>()
  const lazy = new Set<string>()
  /** How many pages reach a module. */
  const pagesOf = new Map<string, number>()
  let shares: readonly Share[] = []
  const isIn = (part: Beginning | 'others' | 'openedOnce', id: string) => reach.get(part)?.has(id) === true
  const isCore = (id: string) =>
    isIn('root', id) || (isIn('entrance', id) && (isIn('shell', id) || isIn('dashboard', id)))
  const isOfMany = (id: string) => (pagesOf.get(id) ?? 0) >= MANY && !isIn('openedOnce', id)
  // A lazy module keeps a script of its own: its name says which words and styles come along.
  const piece = (name: string, priority: number, holds: (id: string) => boolean) => ({
    name,
    // The bundler knows no priority below zero: it takes such groups for the first.
    priority: MERGED + priority,
    test: (id: string) => !lazy.has(id) && holds(id),
  })
  const groups = [
    // The first script tells of a failed load, so nothing of the app may be a condition of it; the few styles of the
    // app's root join its style sheet.
    piece('start', 5, (id) => isIn('start', id) || (isCore(id) && id.endsWith('.css'))),
    piece('core', 4, isCore),
    piece('fields', 3, (id) => isIn('entrance', id) && isIn('others', id)),
    piece('shell', 2, (id) => isIn('shell', id)),
    piece('shared', 1, (id) => isIn('dashboard', id) && isIn('others', id)),
    // Of what many pages use an agent's first picture needs the least: the whole of it held that up.
    piece('day', 1, (id) => isIn('day', id) && isOfMany(id)),
    piece('forms', 1, (id) => formEngine.test(id)),
    piece('icons', 0, (id) => isIcon.test(id) && (pagesOf.get(id) ?? 0) > 1),
    piece('screens', 0, isOfMany),
  ]
  const byPriority = groups.toSorted((a, b) => b.priority - a.priority)
  // What a share imports is taken before it: a group takes along all that its modules import.
  const merged = Array.from({ length: MERGED }, (_, at) =>
    piece(`part${at}`, -1 - at, (id) => shares[at]?.modules.includes(id) === true),
  )
  return {
    name: 'mandato-pieces',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: [...groups, ...merged] } } } },
    }),
    buildEnd(error) {
      // What went wrong is told, not that modules are missing after it.
      if (error) return
      const all = [...this.getModuleIds()]
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      const reached = (starts: Iterable<string>): ReadonlySet<string> => {
        const seen = new Set(starts)
        // Iterating a set includes the items added during the loop.
        for (const id of seen) for (const next of importsOf(id)) seen.add(next)
        return seen
      }
      for (const id of all) if ((this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0) lazy.add(id)
      const others = new Set(lazy)
      for (const [name, paths] of Object.entries(beginnings) as [Beginning, readonly string[]][]) {
        const starts = all.filter((id) => paths.some((path) => id.endsWith(path)))
        if (starts.length !== paths.length) this.error(`not where it was: ${paths.join(', ')}`)
        for (const start of starts) others.delete(start)
        reach.set(name, reached(starts))
      }
      reach.set('others', reached(others))
      reach.set('openedOnce', reached(all.filter((id) => openedOnce.test(id))))
      for (const page of all.filter((id) => isPage.test(id)))
        for (const id of reached([page])) pagesOf.set(id, (pagesOf.get(id) ?? 0) + 1)
      shares = sharesOf({
        lazy,
        isOpenedOnce: (id) => openedOnce.test(id),
        reached: (id) => reached([id]),
        importsOf,
        lengthOf: (id) => this.getModuleInfo(id)?.code?.length ?? 0,
        pieceOf: (id) => byPriority.find(({ test }) => test(id))?.name,
      })
    },
  }
}
