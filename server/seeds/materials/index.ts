import { keepPicture } from '../../src/materials/actions/pictures.ts'
import { saveFamily } from '../../src/materials/actions/save-family.ts'
import { addMaterial } from '../../src/materials/actions/save-material.ts'
import { administrator } from '../past/cast.ts'
import type { Shop } from '../network/shop.ts'
import type { Happening, Stage } from '../past/stage.ts'
import { randomFor } from '../random.ts'
import { editions, type FamilyPlan, familyPlans } from './families.ts'
import { featureIn, nameIn, others } from './names.ts'
import { loadsOf } from './loads.ts'
import { drawMaterials } from './pictures.ts'
import type { Thing } from './thing.ts'
import { shipmentsOf } from '../shipping/index.ts'
import { requestsOf } from './requests.ts'

/** All of them, in the order they were entered. */
const invent = (): Thing[] =>
  familyPlans.flatMap((plan) => {
    const named = plan.things.flatMap((name) =>
      name.includes('{language}')
        ? editions.map(([suffix, language]) => ({
            suffix: `-${suffix}`,
            name: name.replace('{language}', language),
          }))
        : [{ suffix: '', name }],
    )
    return named.map(({ suffix, name }, i) => {
      const number = suffix ? Math.floor(i / editions.length) : i
      return { plan, code: `${plan.prefix}-${String(101 + number)}${suffix}`, name, turn: i, id: 0 }
    })
  })

/** Thirteen digits of the range for use within a company, with their check digit (GS1 prefix 20). */
function eanOf(number: number): string {
  const digits = `20${String(number).padStart(10, '0')}`
  const sum = Array.from(digits).reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** In each language of those who read the catalogue. */
const featuresOf = ({ features }: FamilyPlan) =>
  (['it', ...others] as const).flatMap((language) =>
    features.map(([label, value]) => ({
      label_name: language === 'it' ? label : featureIn(label, language),
      value: language === 'it' ? value : featureIn(value, language),
      language_id: language,
      type: /\d/.test(value) ? ('measure' as const) : ('text' as const),
    })),
  )

async function enterCatalogue(stage: Stage, things: readonly Thing[]): Promise<void> {
  const random = randomFor('materials')
  const context = stage.as(administrator)
  const families = new Map<FamilyPlan, number>()
  for (const plan of familyPlans)
    families.set(
      plan,
      await saveFamily(context, null, { name: plan.name, names: plan.names, parent_id: null }),
    )
  const pictures = await drawMaterials(things.map(({ plan, turn }) => ({ motif: plan.motif, turn })))
  for (const [i, thing] of things.entries()) {
    const { plan, code, name } = thing
    const ean = eanOf(4100 + i)
    thing.id = await addMaterial(context, {
      product_code: code,
      name,
      name_en: nameIn(name, 'en'),
      name_fr: nameIn(name, 'fr'),
      name_es: nameIn(name, 'es'),
      ean,
      barcode: ean,
      internal_code: `M${String(5000 + i)}`,
      type: plan.type,
      family_id: families.get(plan) ?? null,
      brand: random.chance(0.85) ? 'Mandato' : 'Mandato Contract',
      dpe: `202${random.whole(3, 5)}-0${random.whole(1, 9)}-15`,
      manager: plan.manager,
      conf: plan.pack,
      weight: plan.weight,
      cost: Math.round(plan.cost * 100 * random.around(0.2)),
      price: Math.round(plan.cost * 180 * random.around(0.2)),
      printed: plan.load * 2,
      location: `${'ABCDE'[i % 5] ?? 'A'}-${String((i % 18) + 1).padStart(2, '0')}`,
      visible_in_table: i % 23 !== 7,
      features: featuresOf(plan),
    })
    const picture = pictures[i]
    if (picture) await keepPicture(context, thing.id, picture)
  }
}

/** What happened with the materials before the demonstration was loaded. */
export function materialsOf(
  shops: readonly Shop[],
  at: (daysAgo: number, time: string) => Date,
): readonly Happening[] {
  const things = invent()
  // Prospects get no materials and have nothing open.
  const customers = shops.filter(({ status }) => status !== 'prospect')
  return [
    { at: at(320, '08:30'), run: (stage) => enterCatalogue(stage, things) },
    ...loadsOf(things, at),
    ...requestsOf(things, customers, at),
    ...shipmentsOf(things, customers, at),
  ]
}
