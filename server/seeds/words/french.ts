import { list } from './list.ts'
import type { Words } from './words.ts'

export const french: Words = {
  women: list(
    'Agnès, Amélie, Aurélie, Brigitte, Camille, Catherine, Céline, Claire, Élodie, Florence, Isabelle, Julie, Nathalie, Sandrine, Sophie, Valérie',
  ),
  men: list(
    'Alain, Antoine, Benoît, Christophe, Éric, Fabien, François, Frédéric, Guillaume, Hervé, Julien, Laurent, Olivier, Pascal, Philippe, Thierry',
  ),
  surnames:
    list(`Aubert, Barbier, Baudin, Berger, Besson, Blanchard, Bouvier, Carpentier, Charpentier, Chevalier,
    Collet, Cordier, Delattre, Descamps, Dufour, Dumoulin, Faure, Fontanel, Garnier, Gauthier, Girard, Guérin,
    Joly, Lacombe, Lagarde, Lemaire, Maillard, Marchal, Marty, Mercadier, Meunier, Morel, Noël, Perrin, Picard,
    Poirier, Renaudin, Rivière, Roussel, Tessier, Vasseur, Verdier`),
  shops: list(`Cuisines {surname}, Atelier Cuisine {surname}, Maison {surname}, {surname} Cuisines & Bains,
    Espace Cuisine {town}, Meubles {surname}, Ébénisterie {surname}, Ambiance Cuisine {town},
    {surname} Intérieurs, Cuisines de {town}`),
  forms: list('SARL, SARL, SAS, SAS, EURL'),
  streets: list(`rue de la République, avenue de la Gare, rue Victor-Hugo, rue des Tanneurs, place du Marché,
    boulevard Pasteur, route de Lyon, avenue Jean-Jaurès, rue du Commerce, zone artisanale des Saules,
    rue Gambetta, quai des Bateliers`),
  address: (street, number) => `${number} ${street}`,
  bookkeeping: 'comptabilite',
  purchasing: 'achats',
}
