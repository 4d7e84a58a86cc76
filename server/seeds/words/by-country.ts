import type { Country } from '../places/area.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { spanish } from './spanish.ts'
import type { Words } from './words.ts'

export const wordsOf: Readonly<Record<Country, Words>> = { IT: italian, FR: french, ES: spanish, DE: german }
