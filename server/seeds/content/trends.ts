import { audiences, type Written } from './written.ts'

const series = (label: string, unit: string, points: Readonly<Record<string, number>>) => ({
  series: { label, unit, points: Object.entries(points).map(([name, value]) => ({ label: name, value })) },
})

/** Four trends with their figures. */
export const trends: readonly Written[] = [
  {
    days: 5,
    topic: 'sales',
    cover: 'chart',
    for: audiences.all,
    more: series('Laccati opachi', '%', { '2021': 18, '2022': 22.5, '2023': 27, '2024': 33.5, '2025': 41 }),
    texts: {
      it: [
        'Il laccato opaco supera il lucido',
        'Quattro cucine su dieci escono opache: erano meno di due nel 2021.',
        'La quota degli opachi cresce ogni anno, e con i sei nuovi colori crescerà ancora. Chi espone almeno un’anta opaca ne vende **il doppio**.',
      ],
      en: [
        'Matt lacquer overtakes gloss',
        'Four kitchens in ten leave matt: fewer than two did in 2021.',
        'The share of matt grows every year, and the six new colours will add to it. Whoever shows at least one matt door sells **twice** as many.',
      ],
      fr: [
        'Le laqué mat dépasse le brillant',
        'Quatre cuisines sur dix sortent mates : moins de deux en 2021.',
        'La part du mat grandit chaque année, et les six nouvelles teintes l’amplifieront. Qui expose au moins une façade mate en vend **le double**.',
      ],
      es: [
        'El lacado mate supera al brillo',
        'Cuatro de cada diez cocinas salen en mate: eran menos de dos en 2021.',
        'La cuota del mate crece cada año, y los seis nuevos colores la harán crecer más. Quien expone al menos una puerta mate vende **el doble**.',
      ],
    },
  },
  {
    days: 18,
    topic: 'product',
    cover: 'oven',
    for: audiences.network,
    more: series('Cucine con colonna forno', '%', { '2022': 44, '2023': 49, '2024': 53, '2025': 58 }),
    texts: {
      it: [
        'Il forno sale ad altezza occhi',
        'Più di metà delle cucine ha la colonna forno.',
        'La colonna chiede un modulo in più e vale in media **480 euro** di ordine.',
      ],
      en: [
        'The oven rises to eye level',
        'More than half of all kitchens have an oven column.',
        'The column needs one unit more and is worth **480 euros** of an order on average.',
      ],
      fr: [
        'Le four monte à hauteur des yeux',
        'Plus de la moitié des cuisines ont une colonne four.',
        'La colonne demande un module de plus et vaut en moyenne **480 euros** par commande.',
      ],
      es: [
        'El horno sube a la altura de los ojos',
        'Más de la mitad de las cocinas tiene columna de horno.',
        'La columna pide un módulo más y vale de media **480 euros** por pedido.',
      ],
    },
  },
  {
    days: 33,
    topic: 'sales',
    cover: 'table',
    for: audiences.all,
    more: series('Larghezza media del tavolo', 'cm', {
      '2020': 158,
      '2021': 161,
      '2022': 166,
      '2023': 171,
      '2024': 174,
      '2025': 178,
    }),
    texts: {
      it: [
        'Tavoli sempre più lunghi',
        'Venti centimetri in cinque anni.',
        'Si lavora e si mangia allo stesso tavolo: la misura più ordinata è diventata la **200**.',
      ],
      en: [
        'Tables grow longer',
        'Twenty centimetres in five years.',
        'People work and eat at one table: the size most ordered is now **200**.',
      ],
      fr: [
        'Des tables toujours plus longues',
        'Vingt centimètres en cinq ans.',
        'On travaille et on mange à la même table : la dimension la plus commandée est désormais **200**.',
      ],
      es: [
        'Mesas cada vez más largas',
        'Veinte centímetros en cinco años.',
        'Se trabaja y se come en la misma mesa: la medida más pedida es ya la **200**.',
      ],
    },
  },
  {
    days: 54,
    topic: 'company',
    cover: 'truck',
    for: audiences.network,
    more: series('Giorni medi di consegna', 'gg', { gen: 31, mar: 30, mag: 28, lug: 27, set: 26, ott: 24 }),
    texts: {
      it: [
        'Consegne: una settimana in meno',
        'Dall’ordine alla porta in ventiquattro giorni.',
        'Il merito è delle partenze in più e degli ordini completi al primo invio: **nove su dieci**.',
      ],
      en: [
        'Deliveries: a week less',
        'From order to door in twenty-four days.',
        'Thanks to more departures and to orders that are complete when first sent: **nine in ten**.',
      ],
      fr: [
        'Livraisons : une semaine de moins',
        'De la commande à la porte en vingt-quatre jours.',
        'Grâce aux départs supplémentaires et aux commandes complètes dès le premier envoi : **neuf sur dix**.',
      ],
      es: [
        'Entregas: una semana menos',
        'Del pedido a la puerta en veinticuatro días.',
        'Gracias a más salidas y a los pedidos completos al primer envío: **nueve de cada diez**.',
      ],
    },
  },
]
