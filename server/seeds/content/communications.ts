import { audiences, type Written } from './written.ts'

/** Eight communications, two of them to be confirmed. */
export const communications: readonly Written[] = [
  {
    days: 2,
    topic: 'company',
    cover: 'calendar',
    for: audiences.network,
    confirmIn: 12,
    texts: {
      it: [
        'Chiusura natalizia e ultimi ordini in consegna',
        'La fabbrica chiude dal 23 dicembre al 10 gennaio: ultimi ordini entro venerdì 4.',
        'La fabbrica chiude da **mercoledì 23 dicembre** a **domenica 10 gennaio**. Il magazzino risponde fino al 22 alle 17.\n## Ordini\nGli ordini di mobili ricevuti entro venerdì 4 dicembre partono prima di Natale; gli altri dal 18 gennaio.\n## Assistenza\nPer i guasti resta attivo il numero sul retro della garanzia.',
      ],
      en: [
        'Christmas closure and last orders for delivery',
        'The factory is closed from 23 December to 10 January: last orders by Friday 4.',
        'The factory is closed from **Wednesday 23 December** to **Sunday 10 January**. The warehouse answers until 5 pm on the 22nd.\n## Orders\nFurniture orders received by Friday 4 December leave before Christmas; all others from 18 January.\n## Service\nThe number on the back of the warranty stays open for breakdowns.',
      ],
      fr: [
        'Fermeture de Noël et dernières commandes livrées',
        'L’usine ferme du 23 décembre au 10 janvier : dernières commandes le vendredi 4.',
        'L’usine ferme du **mercredi 23 décembre** au **dimanche 10 janvier**. L’entrepôt répond jusqu’au 22 à 17 h.\n## Commandes\nLes commandes de meubles reçues avant le vendredi 4 décembre partent avant Noël ; les autres à partir du 18 janvier.\n## Assistance\nPour les pannes, le numéro au dos de la garantie reste actif.',
      ],
      es: [
        'Cierre de Navidad y últimos pedidos en entrega',
        'La fábrica cierra del 23 de diciembre al 10 de enero: últimos pedidos hasta el viernes 4.',
        'La fábrica cierra del **miércoles 23 de diciembre** al **domingo 10 de enero**. El almacén responde hasta el 22 a las 17 h.\n## Pedidos\nLos pedidos de muebles recibidos hasta el viernes 4 de diciembre salen antes de Navidad; los demás desde el 18 de enero.\n## Asistencia\nPara averías sigue activo el número del dorso de la garantía.',
      ],
    },
  },
  {
    days: 9,
    topic: 'sales',
    cover: 'price',
    for: audiences.network,
    confirmIn: 30,
    texts: {
      it: [
        'Nuove condizioni di reso dal primo dicembre',
        'Il difetto si segnala entro otto giorni, con due fotografie.',
        'Dal **primo dicembre** le segnalazioni di difetti passano dal portale: due fotografie, una del difetto e una dell’etichetta, entro otto giorni dalla consegna.\nOltre il termine la segnalazione resta possibile, ma il reso non è più garantito.',
      ],
      en: [
        'New terms of return from 1 December',
        'Report a defect within eight days, with two photographs.',
        'From **1 December** defects are reported on the portal: two photographs, one of the defect and one of the label, within eight days of delivery.\nLater reports are still possible, but a return is no longer assured.',
      ],
      fr: [
        'Nouvelles conditions de retour au 1er décembre',
        'Un défaut se signale sous huit jours, avec deux photos.',
        'À partir du **1er décembre** les défauts se signalent sur le portail : deux photos, une du défaut et une de l’étiquette, sous huit jours après la livraison.\nPassé ce délai le signalement reste possible, mais le retour n’est plus garanti.',
      ],
      es: [
        'Nuevas condiciones de devolución desde el 1 de diciembre',
        'El defecto se comunica en ocho días, con dos fotografías.',
        'Desde el **1 de diciembre** los defectos se comunican en el portal: dos fotografías, una del defecto y otra de la etiqueta, en los ocho días siguientes a la entrega.\nDespués sigue siendo posible comunicarlo, pero la devolución ya no está garantizada.',
      ],
    },
  },
  {
    days: 14,
    topic: 'company',
    cover: 'truck',
    for: audiences.network,
    texts: {
      it: [
        'Nuovo corriere per i piccoli colli',
        'Da lunedì i colli sotto i trenta chili viaggiano con un altro corriere.',
        'Cambia solo il codice di tracciatura, che trovate come sempre nella spedizione.',
      ],
      en: [
        'New carrier for small parcels',
        'From Monday parcels below thirty kilos travel with another carrier.',
        'Only the tracking code changes; it stands in the shipment as always.',
      ],
      fr: [
        'Nouveau transporteur pour les petits colis',
        'Dès lundi, les colis de moins de trente kilos voyagent avec un autre transporteur.',
        'Seul change le code de suivi, qui se trouve comme toujours dans l’expédition.',
      ],
      es: [
        'Nuevo transportista para los bultos pequeños',
        'Desde el lunes los bultos de menos de treinta kilos viajan con otro transportista.',
        'Solo cambia el código de seguimiento, que está como siempre en el envío.',
      ],
    },
  },
  {
    days: 21,
    topic: 'materials',
    cover: 'samples',
    for: audiences.agents,
    texts: {
      it: [
        'Materiali di supporto: richieste entro il 5 del mese',
        'Così la spedizione parte insieme alla merce.',
        'Le richieste confermate entro il **5** partono con le consegne del mese; le altre con quelle del successivo.',
      ],
      en: [
        'Support materials: ask by the 5th of the month',
        'So that they leave together with the goods.',
        'Requests confirmed by the **5th** leave with the deliveries of the month; the others with those of the next one.',
      ],
      fr: [
        'Matériels de support : demandes avant le 5 du mois',
        'Ils partent ainsi avec la marchandise.',
        'Les demandes confirmées avant le **5** partent avec les livraisons du mois ; les autres avec celles du mois suivant.',
      ],
      es: [
        'Materiales de apoyo: solicitudes antes del día 5',
        'Así el envío sale junto con la mercancía.',
        'Las solicitudes confirmadas antes del **día 5** salen con las entregas del mes; las demás con las del siguiente.',
      ],
    },
  },
  {
    days: 28,
    topic: 'sales',
    cover: 'price',
    for: audiences.italy,
    texts: {
      it: [
        'Bonus mobili: che cosa serve in fattura',
        'Descrizione, classe energetica e pagamento tracciato.',
        'Per la detrazione il cliente finale deve trovare in fattura la descrizione dei beni e, per gli elettrodomestici, la classe energetica. Il pagamento deve essere **tracciato**.',
      ],
      en: [
        'Furniture bonus: what the invoice needs',
        'Description, energy class and traceable payment.',
        'For the deduction the final customer’s invoice has to name the goods and, of appliances, the energy class. Payment has to be **traceable**.',
      ],
      fr: [
        'Bonus mobilier italien : que faut-il sur la facture',
        'Description, classe énergétique et paiement traçable.',
        'Pour la déduction, la facture du client final doit décrire les biens et, pour l’électroménager, la classe énergétique. Le paiement doit être **traçable**.',
      ],
      es: [
        'Bono de muebles en Italia: qué debe llevar la factura',
        'Descripción, clase energética y pago trazable.',
        'Para la deducción, la factura del cliente final debe describir los bienes y, en los electrodomésticos, la clase energética. El pago debe ser **trazable**.',
      ],
    },
  },
  {
    days: 40,
    topic: 'company',
    cover: 'calendar',
    for: audiences.network,
    texts: {
      it: [
        'Inventario: magazzino fermo il 30 e 31 ottobre',
        'Le consegne riprendono lunedì 3 novembre.',
        'Gli ordini si inseriscono come sempre; le conferme ripartono lunedì.',
      ],
      en: [
        'Stocktaking: the warehouse rests on 30 and 31 October',
        'Deliveries begin again on Monday 3 November.',
        'Orders can be entered as always; confirmations go on from Monday.',
      ],
      fr: [
        'Inventaire : entrepôt fermé les 30 et 31 octobre',
        'Les livraisons reprennent le lundi 3 novembre.',
        'Les commandes se saisissent comme toujours ; les confirmations reprennent lundi.',
      ],
      es: [
        'Inventario: almacén parado el 30 y 31 de octubre',
        'Las entregas se reanudan el lunes 3 de noviembre.',
        'Los pedidos se introducen como siempre; las confirmaciones vuelven el lunes.',
      ],
    },
  },
  {
    days: 52,
    topic: 'training',
    cover: 'kitchen',
    for: audiences.agents,
    texts: {
      it: [
        'Il portale in dieci minuti',
        'Le cinque cose da fare il primo giorno.',
        '- Controlla i recapiti della tua agenzia.\n- Apri la mappa dei clienti.\n- Guarda che cosa aspetta te nel cruscotto.\n- Salva una vista del fatturato.\n- Prova un ordine in bozza.',
      ],
      en: [
        'The portal in ten minutes',
        'The five things to do on the first day.',
        '- Check the contacts of your agency.\n- Open the map of customers.\n- See on the dashboard what waits for you.\n- Save a view of the revenue.\n- Try an order as a draft.',
      ],
      fr: [
        'Le portail en dix minutes',
        'Les cinq choses à faire le premier jour.',
        '- Vérifiez les coordonnées de votre agence.\n- Ouvrez la carte des clients.\n- Regardez ce qui vous attend au tableau de bord.\n- Enregistrez une vue du chiffre d’affaires.\n- Essayez une commande en brouillon.',
      ],
      es: [
        'El portal en diez minutos',
        'Las cinco cosas que hacer el primer día.',
        '- Revisa los contactos de tu agencia.\n- Abre el mapa de clientes.\n- Mira en el panel qué te espera.\n- Guarda una vista de la facturación.\n- Prueba un pedido en borrador.',
      ],
    },
  },
  {
    days: -2,
    topic: 'sales',
    cover: 'wardrobe',
    for: audiences.network,
    texts: {
      it: [
        'Listino armadi: uscita anticipata',
        'Il nuovo listino armadi esce con un mese di anticipo.',
        'Vale dagli ordini del primo gennaio; i file sono nell’area download.',
      ],
      en: [
        'Wardrobe price list: earlier than planned',
        'The new wardrobe list comes out a month early.',
        'It holds from orders of 1 January; the files are in the download area.',
      ],
      fr: [
        'Tarif armoires : sortie avancée',
        'Le nouveau tarif armoires paraît avec un mois d’avance.',
        'Il vaut à partir des commandes du 1er janvier ; les fichiers sont dans l’espace de téléchargement.',
      ],
      es: [
        'Tarifa de armarios: salida anticipada',
        'La nueva tarifa de armarios sale con un mes de antelación.',
        'Vale desde los pedidos del 1 de enero; los archivos están en el área de descargas.',
      ],
    },
  },
]
