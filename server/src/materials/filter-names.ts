import type { NameFilter } from '../platform/http/filter-words.ts'
import { familyName } from './queries/families.ts'
import { isSeen } from './queries/material.ts'
import { codesOf } from './queries/materials.ts'

const family: NameFilter = ({ db, language }, id) => familyName(db, id, language)
// A material out of sight keeps its code to itself.
const product: NameFilter = async ({ db, user }, id) =>
  (await isSeen(db, user, id)) ? (await codesOf(db, [id])).get(id) : undefined

/** Filters by a family or a material, in the words of files. */
export const filterNames = { family, family_id: family, product } as const
