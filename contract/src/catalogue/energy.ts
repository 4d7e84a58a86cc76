/* Energy labels in distance selling: wherever a model is offered, its class and the range of classes stand with it
 * (Regulation (EU) 2017/1369, art. 6; Court of Justice C-761/22). */

/** The kinds of appliances; the last three have no label. */
export const energyGroups = [
  'refrigerator',
  'freezer',
  'wine_storage',
  'dishwasher',
  'washing_machine',
  'washer_dryer',
  'tumble_dryer',
  'oven',
  'hood',
  'hob',
  'microwave',
  'other',
] as const
export type EnergyGroup = (typeof energyGroups)[number]

/** The ranges of classes, as they are written beside an arrow. */
export const energyRanges = ['A–G', 'A+++–D'] as const
export type EnergyRange = (typeof energyRanges)[number]

/** The classes of a range, the best first. */
export const classesOf = {
  'A–G': ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  'A+++–D': ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'],
} as const satisfies Record<EnergyRange, readonly string[]>
export type EnergyClass = (typeof classesOf)[EnergyRange][number]
/** Every class there is, the best first. */
export const energyClasses = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

const oldRange: readonly EnergyGroup[] = ['oven', 'hood']
const unlabelled: readonly EnergyGroup[] = ['hob', 'microwave', 'other']
/** The range of classes of a group; null where the law knows no label. */
export const rangeOf = (group: EnergyGroup): EnergyRange | null =>
  unlabelled.includes(group) ? null : oldRange.includes(group) ? 'A+++–D' : 'A–G'

/** The colours of the seven steps of either range, the best first, as the regulations print them. */
const colours = ['#00A651', '#50B848', '#BFD730', '#FFF200', '#FDB913', '#F37021', '#ED1C24'] as const
/** The colour of a class in its range. */
export function energyColour(energyClass: string, range: EnergyRange): string {
  const step = (classesOf[range] as readonly string[]).indexOf(energyClass)
  return colours[step] ?? '#FFFFFF'
}
