import { list } from './list.ts'
import type { Words } from './words.ts'

export const german: Words = {
  women: list(
    'Andrea, Anja, Annette, Birgit, Christine, Eva, Heike, Julia, Katharina, Martina, Monika, Petra, Sabine, Silke, Susanne, Ulrike',
  ),
  men: list(
    'Andreas, Bernd, Christian, Dieter, Florian, Frank, Jens, Jürgen, Klaus, Markus, Martin, Michael, Rainer, Stefan, Thomas, Wolfgang',
  ),
  surnames:
    list(`Albrecht, Baumgartner, Bergmann, Brandl, Breuer, Dietrich, Ebner, Engelhardt, Fiedler, Förster,
    Friedrich, Gruber, Hartmann, Heinzel, Herzog, Hoffmeister, Jansen, Kaltenbach, Kessler, Kirchner, Krämer,
    Lindner, Lorenz, Maurer, Neumann, Obermeier, Pfeiffer, Reinhardt, Ritter, Sailer, Schreiner, Seidel,
    Steinbach, Thalhammer, Ullrich, Vogt, Wagenknecht, Weigand, Winkler, Zeller`),
  shops: list(`Küchenstudio {surname}, Küchenhaus {surname}, Möbel {surname}, Küchen {surname},
    Einrichtungshaus {surname}, Küchenwerkstatt {surname}, Küche & Wohnen {town}, Küchenstudio {town},
    Wohnkultur {surname}`),
  forms: list('GmbH, GmbH, GmbH, GmbH & Co. KG, e.K., OHG'),
  streets:
    list(`Bahnhofstraße, Hauptstraße, Gartenstraße, Industriestraße, Marktplatz, Lindenallee, Schulstraße,
    Goethestraße, Münchner Straße, Kirchgasse, Am Stadtpark, Rosenweg`),
  address: (street, number) => `${street} ${number}`,
  bookkeeping: 'buchhaltung',
  purchasing: 'einkauf',
}
