import type { Picture } from '../pictures/list.ts'

/** Who a guide is for; what each sees is read from the menus that the journeys prove. */
export type Role = 'admin' | 'sales' | 'agent' | 'customer' | 'reseller' | 'press'
export type Language = NonNullable<Picture['language']>

/** What a guide says besides the words of the screens: its title, and two or three sentences before the first screen. */
export const openings: Readonly<
  Record<Language, Readonly<Record<Role, readonly [title: string, text: string]>>>
> = {
  it: {
    agent: [
      'Mandato per gli agenti',
      'Il cruscotto dice da chi passare oggi e perché, quanto manca al budget e chi deve ancora firmare. Quello che si scrive resta sul dispositivo anche senza rete e parte da solo quando torna.',
    ],
    customer: [
      'Mandato per i negozi',
      'Il cruscotto comincia da quello che è in arrivo, da quello che aspetta una risposta e da quello che resta da pagare. I prezzi sono quelli del proprio listino, con gli sconti spiegati uno per uno.',
    ],
    reseller: [
      'Mandato per i rivenditori',
      'Prima che la sede colleghi il rivenditore a un cliente ci sono già i contenuti, il catalogo degli elettrodomestici, i file e un modo per scrivere alla sede.',
    ],
    press: [
      'Mandato per la stampa',
      'Cartelle stampa, immagini in due misure con credito e didascalia da copiare, novità, e un modo per chiedere quello che manca. L’accesso vale dodici mesi e si rinnova dalla mail che ne avvisa.',
    ],
    sales: [
      'Mandato per l’ufficio commerciale',
      'Ogni voce del menu con un numero è lavoro che aspetta. Chi ha il permesso per la logistica decide le richieste e spedisce; chi ha quello per le schede le confronta e le conferma; chi ha quello per i contenuti scrive e pubblica.',
    ],
    admin: [
      'Mandato per l’amministrazione',
      'Oltre a tutto quello che vede l’ufficio commerciale: persone e permessi, registrazioni, importazioni, impostazioni, il registro di quello che ciascuno ha fatto e lo stato del portale.',
    ],
  },
  en: {
    agent: [
      'Mandato for agents',
      'The dashboard says whom to see today and why, how far the budget is, and who has yet to sign. What is typed stays on the device without a network too, and leaves by itself when there is one again.',
    ],
    customer: [
      'Mandato for shops',
      'The dashboard begins with what is on its way, what waits for an answer and what is still to be paid. Prices are those of one’s own list, each discount explained.',
    ],
    reseller: [
      'Mandato for resellers',
      'Before head office links a reseller to a customer there are already the contents, the catalogue of appliances, files to download, and a way to write to head office.',
    ],
    press: [
      'Mandato for the press',
      'Press kits, pictures in two sizes with their credit and a caption to copy, news, and a way to ask for what is missing. Access holds for twelve months and is renewed from the mail that says so.',
    ],
    sales: [
      'Mandato for the sales office',
      'Each entry of the menu with a number is work that waits. Who has the permission for logistics decides requests and ships; for sheets, compares and confirms them; for contents, writes and publishes.',
    ],
    admin: [
      'Mandato for administrators',
      'Everything the sales office sees, and besides: people and permissions, registrations, imports, settings, the record of what everybody did, and the health of the portal.',
    ],
  },
  fr: {
    agent: [
      'Mandato pour les agents',
      'Le tableau de bord dit qui voir aujourd’hui et pourquoi, ce qui manque au budget et qui doit encore signer. Ce que l’on écrit reste sur l’appareil même sans réseau et part tout seul dès qu’il revient.',
    ],
    customer: [
      'Mandato pour les magasins',
      'Le tableau de bord commence par ce qui arrive, ce qui attend une réponse et ce qui reste à payer. Les prix sont ceux de votre tarif, chaque remise expliquée.',
    ],
    reseller: [
      'Mandato pour les revendeurs',
      'Avant que le siège ne relie le revendeur à un client, il y a déjà les contenus, le catalogue des électroménagers, les fichiers et un moyen d’écrire au siège.',
    ],
    press: [
      'Mandato pour la presse',
      'Dossiers de presse, images en deux tailles avec crédit et légende à copier, actualités, et un moyen de demander ce qui manque. L’accès vaut douze mois et se renouvelle depuis le message qui l’annonce.',
    ],
    sales: [
      'Mandato pour le service commercial',
      'Chaque entrée du menu avec un nombre est du travail qui attend. Qui a le droit pour la logistique décide des demandes et expédie ; pour les fiches, les compare et les confirme ; pour les contenus, écrit et publie.',
    ],
    admin: [
      'Mandato pour l’administration',
      'Tout ce que voit le service commercial, et en plus : personnes et droits, inscriptions, importations, réglages, le registre de ce que chacun a fait et l’état du portail.',
    ],
  },
  es: {
    agent: [
      'Mandato para los agentes',
      'El panel dice a quién visitar hoy y por qué, cuánto falta para el presupuesto y quién tiene que firmar. Lo que se escribe queda en el dispositivo aunque no haya red y sale solo cuando vuelve.',
    ],
    customer: [
      'Mandato para las tiendas',
      'El panel empieza por lo que está en camino, lo que espera respuesta y lo que queda por pagar. Los precios son los de la propia tarifa, con cada descuento explicado.',
    ],
    reseller: [
      'Mandato para los distribuidores',
      'Antes de que la sede vincule al distribuidor con un cliente ya están los contenidos, el catálogo de electrodomésticos, los archivos y una manera de escribir a la sede.',
    ],
    press: [
      'Mandato para la prensa',
      'Dosieres, imágenes en dos tamaños con crédito y pie para copiar, novedades, y una manera de pedir lo que falta. El acceso vale doce meses y se renueva desde el correo que lo anuncia.',
    ],
    sales: [
      'Mandato para la oficina comercial',
      'Cada entrada del menú con un número es trabajo que espera. Quien tiene permiso de logística decide las solicitudes y envía; de fichas, las compara y confirma; de contenidos, escribe y publica.',
    ],
    admin: [
      'Mandato para la administración',
      'Todo lo que ve la oficina comercial y además: personas y permisos, registros, importaciones, ajustes, el registro de lo que hizo cada uno y el estado del portal.',
    ],
  },
}

/** The pictures of a guide, those of its role and no others. */
export const picturesOf: Readonly<Record<Role, readonly string[]>> = {
  agent: ['home-agent', 'day-agent', 'clients', 'ready', 'invoices'],
  customer: ['home-customer', 'price'],
  reseller: [],
  press: ['news'],
  sales: ['material-requests', 'preparations'],
  admin: ['permissions', 'imports'],
}
