import { list } from './list.ts'
import type { Words } from './words.ts'

export const spanish: Words = {
  women: list(
    'Ana, Beatriz, Carmen, Cristina, Elena, Inés, Isabel, Laura, Lucía, Marina, Marta, Montserrat, Núria, Pilar, Raquel, Silvia',
  ),
  men: list(
    'Alberto, Álvaro, Antonio, Carlos, Enrique, Fernando, Francisco, Ignacio, Javier, Jordi, José, Manuel, Miguel, Pablo, Rafael, Sergio',
  ),
  surnames:
    list(`Aguilar, Alarcón, Bosch, Cabrera, Campos, Casals, Castaño, Crespo, Delgado, Duarte, Escudero,
    Esteve, Ferrer, Figueras, Fuentes, Gallardo, Herrero, Ibáñez, Lozano, Marín, Medina, Mercader, Montes,
    Navarro, Ortega, Pascual, Peñalver, Prats, Puig, Ramírez, Ribas, Robles, Rovira, Salas, Serrano, Soler,
    Torrents, Vallejo, Vidal, Zamora`),
  shops: list(`Cocinas {surname}, Muebles {surname}, Estudio de Cocinas {surname}, Cocinas y Baños {surname},
    {surname} Interiores, Cocinas {town}, Hogar {surname}, Espacio Cocina {town}, Decoración {surname}`),
  forms: list('S.L., S.L., S.L., S.L.U., S.A.'),
  streets: list(`Calle Mayor, Avenida de la Constitución, Calle San Juan, Paseo de la Estación, Calle Nueva,
    Avenida de Andalucía, Plaza del Mercado, Calle Cervantes, Ronda Norte, Calle Real, Polígono Los Olivos`),
  address: (street, number) => `${street}, ${number}`,
  bookkeeping: 'contabilidad',
  purchasing: 'compras',
}
