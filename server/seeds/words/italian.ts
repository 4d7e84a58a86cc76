import { list } from './list.ts'
import type { Words } from './words.ts'

export const italian: Words = {
  women: list(`Alessandra, Anna, Barbara, Beatrice, Carla, Chiara, Claudia, Cristina, Daniela, Elena, Elisa,
    Emanuela, Federica, Francesca, Ilaria, Laura, Lucia, Maria, Marta, Martina, Michela, Monica, Paola,
    Roberta, Sara, Serena, Silvia, Simona, Sofia, Valentina`),
  men: list(`Alberto, Alessandro, Andrea, Antonio, Carlo, Claudio, Daniele, Davide, Enrico, Fabio, Federico,
    Filippo, Francesco, Giacomo, Giorgio, Giovanni, Giuseppe, Lorenzo, Luca, Luigi, Marco, Massimo, Matteo,
    Mauro, Michele, Nicola, Paolo, Pietro, Roberto, Salvatore, Stefano, Tommaso, Vincenzo`),
  surnames: list(`Agostini, Albanese, Amato, Baldan, Ballarin, Barbieri, Basso, Battaglia, Bellini, Benetti,
    Bernardi, Bertoldi, Bianchin, Boscolo, Bruni, Busato, Cappelletti, Caputo, Carraro, Caruso, Casagrande,
    Cattaneo, Ceccato, Colombi, Contarin, Coppola, Corradi, Costantini, Dal Bello, Dal Molin, De Marchi,
    De Santis, Donadel, Fabbri, Facchin, Farina, Favaretto, Ferrante, Fiorentino, Fontana, Franchini, Gallina,
    Gasparini, Gentile, Ghirardi, Giordano, Grandi, Grassi, Greco, Guerra, Guidi, Lazzari, Leone, Locatelli,
    Lombardo, Longhi, Lorenzon, Maggi, Mancini, Marchetti, Mariani, Marinelli, Martinelli, Mazza, Meneghin,
    Merlin, Messina, Milani, Monti, Morandi, Moretti, Moro, Neri, Orlando, Pagani, Palmieri, Parisi,
    Pavanello, Pellegrini, Piazza, Piras, Poli, Pozzi, Ragusa, Rinaldi, Riva, Rizzato, Romagnoli, Rossetto,
    Ruggeri, Sala, Salvi, Sanna, Santoro, Serra, Silvestri, Sorrentino, Tedesco, Testa, Tonon, Trevisan,
    Valenti, Ventura, Villa, Vitale, Zambon, Zanella, Zanin`),
  shops: list(`Arredamenti {surname}, Mobilificio {surname}, Centro Cucine {surname}, Casa {surname},
    {surname} Arredi, {surname} Interni, {surname} Cucine, La Bottega del Mobile {surname}, Cucine {town},
    Spazio Casa {town}, Linea Cucina {town}, Atelier Cucine {surname}, Mobili {surname}, Ambienti {surname},
    Idea Cucina {town}, {surname} & Figli Mobili`),
  forms: list('S.r.l., S.r.l., S.r.l., S.n.c., S.a.s., S.p.A.'),
  streets:
    list(`Via Roma, Via Garibaldi, Via Mazzini, Corso Italia, Viale della Stazione, Via Dante, Via Verdi,
    Via dell’Artigianato, Via dell’Industria, Via San Marco, Via Nazionale, Viale Europa, Piazza del Mercato,
    Via Cavour, Strada Statale, Via dei Mille, Via Kennedy, Via Matteotti`),
  address: (street, number) => `${street}, ${number}`,
  bookkeeping: 'amministrazione',
  purchasing: 'acquisti',
}
