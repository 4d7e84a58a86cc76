import { audiences, type Written } from './written.ts'

/** Six promotions: running, about to end, to come, and over. */
export const promotions: readonly Written[] = [
  {
    days: 10,
    lasts: 19,
    topic: 'sales',
    cover: 'price',
    for: audiences.network,
    more: { codes: ['FM-62', 'FM-64'] },
    texts: {
      it: [
        'Colonna forno: il modulo è in omaggio',
        'Con due elettrodomestici da incasso il modulo colonna non si paga.',
        'Vale per ordini con **almeno due** elettrodomestici dello stesso marchio. Scrivere «colonna omaggio» nelle note.',
      ],
      en: [
        'Oven column: the unit is free',
        'With two built-in appliances the column unit costs nothing.',
        'For orders with **at least two** appliances of one brand. Write “free column” in the notes.',
      ],
      fr: [
        'Colonne four : le module est offert',
        'Avec deux appareils encastrables, le module colonne est offert.',
        'Pour les commandes d’**au moins deux** appareils de la même marque. Indiquer « colonne offerte » dans les notes.',
      ],
      es: [
        'Columna de horno: el módulo es gratis',
        'Con dos electrodomésticos integrables el módulo columna no se paga.',
        'Para pedidos con **al menos dos** electrodomésticos de la misma marca. Escribir «columna gratis» en las notas.',
      ],
    },
  },
  {
    days: 20,
    lasts: 60,
    topic: 'product',
    cover: 'samples',
    for: audiences.network,
    texts: {
      it: [
        'Laccati opachi al prezzo del lucido',
        'Fino a gennaio la fascia C si paga come la B.',
        'Vale per cucine complete, nuovi colori compresi.',
      ],
      en: [
        'Matt lacquers at the price of gloss',
        'Until January band C is charged as band B.',
        'For complete kitchens, new colours included.',
      ],
      fr: [
        'Laqués mats au prix du brillant',
        'Jusqu’en janvier la gamme C se paie comme la B.',
        'Pour les cuisines complètes, nouvelles teintes comprises.',
      ],
      es: [
        'Lacados mate al precio del brillo',
        'Hasta enero la gama C se paga como la B.',
        'Para cocinas completas, nuevos colores incluidos.',
      ],
    },
  },
  {
    days: 4,
    lasts: 40,
    topic: 'materials',
    cover: 'doors',
    for: audiences.agents,
    texts: {
      it: [
        'Espositore ante: il secondo a metà prezzo',
        'Per chi rinnova la mostra.',
        'Il secondo espositore dello stesso negozio si paga **la metà**.',
      ],
      en: [
        'Door display: the second at half price',
        'For whoever renews the showroom.',
        'The second display of one shop costs **half**.',
      ],
      fr: [
        'Présentoir de façades : le deuxième à moitié prix',
        'Pour qui renouvelle son exposition.',
        'Le deuxième présentoir d’un même magasin coûte **la moitié**.',
      ],
      es: [
        'Expositor de puertas: el segundo a mitad de precio',
        'Para quien renueva la exposición.',
        'El segundo expositor de la misma tienda cuesta **la mitad**.',
      ],
    },
  },
  {
    days: -12,
    lasts: 45,
    topic: 'sales',
    cover: 'kitchen',
    for: audiences.network,
    texts: {
      it: [
        'Gennaio Alba: piano in quarzo compreso',
        'Con ogni cucina Alba da dodici elementi.',
        'Il piano è quello da due centimetri, fino a quattro metri.',
      ],
      en: [
        'Alba January: quartz top included',
        'With every Alba kitchen of twelve units.',
        'The top is two centimetres thick, up to four metres.',
      ],
      fr: [
        'Janvier Alba : plan en quartz compris',
        'Avec chaque cuisine Alba de douze éléments.',
        'Le plan est celui de deux centimètres, jusqu’à quatre mètres.',
      ],
      es: [
        'Enero Alba: encimera de cuarzo incluida',
        'Con cada cocina Alba de doce elementos.',
        'La encimera es la de dos centímetros, hasta cuatro metros.',
      ],
    },
  },
  {
    days: 75,
    lasts: 30,
    topic: 'sales',
    cover: 'wardrobe',
    for: audiences.network,
    texts: {
      it: [
        'Armadi d’autunno: interni in omaggio',
        'Ripiani e barre compresi per ogni armadio da tre ante.',
        'La promozione è finita: gli ordini inviati in tempo restano validi.',
      ],
      en: [
        'Autumn wardrobes: free interiors',
        'Shelves and rails included with every three-door wardrobe.',
        'The promotion has ended: orders sent in time stay valid.',
      ],
      fr: [
        'Armoires d’automne : aménagements offerts',
        'Étagères et barres comprises pour toute armoire trois portes.',
        'La promotion est terminée : les commandes envoyées à temps restent valables.',
      ],
      es: [
        'Armarios de otoño: interiores gratis',
        'Estantes y barras incluidos en cada armario de tres puertas.',
        'La promoción ha terminado: los pedidos enviados a tiempo siguen siendo válidos.',
      ],
    },
  },
  {
    days: 120,
    lasts: 45,
    topic: 'product',
    cover: 'table',
    for: audiences.network,
    texts: {
      it: [
        'Tavolo Liva: quattro sedie a prezzo di tre',
        'Per ogni tavolo da 160 o 200 cm.',
        'La promozione è finita a fine estate.',
      ],
      en: [
        'Liva table: four chairs for the price of three',
        'With every table of 160 or 200 cm.',
        'The promotion ended with the summer.',
      ],
      fr: [
        'Table Liva : quatre chaises au prix de trois',
        'Pour chaque table de 160 ou 200 cm.',
        'La promotion s’est terminée à la fin de l’été.',
      ],
      es: [
        'Mesa Liva: cuatro sillas al precio de tres',
        'Con cada mesa de 160 o 200 cm.',
        'La promoción terminó al final del verano.',
      ],
    },
  },
]
