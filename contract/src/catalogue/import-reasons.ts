import type { Words } from '../words.ts'

/** Why a row of appliances is rejected. */
export const applianceReasons = {
  unknown_appliance: {
    it: 'nessun elettrodomestico con questo codice',
    en: 'no appliance has this code',
    fr: 'aucun appareil n’a ce code',
    es: 'ningún electrodoméstico tiene este código',
  },
  energy_group_missing: {
    it: 'classe e gruppo energetico vanno dati insieme',
    en: 'energy class and group are given together',
    fr: 'la classe et le groupe énergétique vont ensemble',
    es: 'la clase y el grupo energético se dan juntos',
  },
  energy_class_missing: {
    it: 'questo gruppo ha un’etichetta: serve la classe ({classes})',
    en: 'this group has a label: its class is needed ({classes})',
    fr: 'ce groupe a une étiquette : il faut la classe ({classes})',
    es: 'este grupo tiene etiqueta: se necesita la clase ({classes})',
  },
  energy_class_none: {
    it: 'questo gruppo non ha etichetta energetica',
    en: 'this group has no energy label',
    fr: 'ce groupe n’a pas d’étiquette énergétique',
    es: 'este grupo no tiene etiqueta energética',
  },
} as const satisfies Record<string, Words>
