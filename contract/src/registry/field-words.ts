import type { Words } from '../words.ts'

/** What the fields of the registry are called on the screens. */
export const registryFieldWords = {
  business_name: { it: 'Ragione sociale', en: 'Business name', fr: 'Raison sociale', es: 'Razón social' },
  vat_number: { it: 'Partita IVA', en: 'VAT number', fr: 'Numéro de TVA', es: 'NIF-IVA' },
  contacts: { it: 'Contatto', en: 'Contact', fr: 'Contact', es: 'Contacto' },
  warehouse: { it: 'Magazzino', en: 'Warehouse', fr: 'Entrepôt', es: 'Almacén' },
  role: { it: 'Ruolo', en: 'Role', fr: 'Fonction', es: 'Cargo' },
  suspended: { it: 'Sospeso', en: 'Suspended', fr: 'Suspendu', es: 'Suspendido' },
  location: { it: 'Luogo', en: 'Place', fr: 'Lieu', es: 'Lugar' },
  placed: { it: 'Sulla mappa', en: 'On the map', fr: 'Sur la carte', es: 'En el mapa' },
  lat: { it: 'Latitudine', en: 'Latitude', fr: 'Latitude', es: 'Latitud' },
  lng: { it: 'Longitudine', en: 'Longitude', fr: 'Longitude', es: 'Longitud' },
  accuracy: { it: 'Precisione', en: 'Accuracy', fr: 'Précision', es: 'Precisión' },
  bbox: {
    it: 'Riquadro della mappa',
    en: 'Frame of the map',
    fr: 'Cadre de la carte',
    es: 'Marco del mapa',
  },
  falling: { it: 'In forte calo', en: 'Falling sharply', fr: 'En forte baisse', es: 'En fuerte caída' },
  revenue: { it: 'Fatturato', en: 'Revenue', fr: 'Chiffre d’affaires', es: 'Facturación' },
  tier: { it: 'Livello', en: 'Tier', fr: 'Niveau', es: 'Nivel' },
  reach: {
    it: 'Prossimo livello a portata',
    en: 'Next tier within reach',
    fr: 'Niveau suivant à portée',
    es: 'Nivel siguiente al alcance',
  },
  sheet_status: {
    it: 'Stato della scheda',
    en: 'Sheet status',
    fr: 'Statut de la fiche',
    es: 'Estado de la ficha',
  },
} as const satisfies Record<string, Words>
