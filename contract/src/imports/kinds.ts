import type { Words } from '../words.ts'
import type { ColumnName } from './column-labels.ts'
import type { ImportKind } from './names.ts'

/** A column of a kind of file; its label stands in `columnLabels`. */
export interface FileColumn {
  readonly name: ColumnName
  /** Must be there, with a value in every row. */
  readonly required: boolean
  /** What the template shows: as the file writes it, and good enough to be brought in. */
  readonly example: string
}

interface FileKind {
  readonly label: Words
  /** In the order of templates and exports; a file may have them in any. */
  readonly columns: readonly FileColumn[]
}

const needed = (name: ColumnName, example: string): FileColumn => ({ name, required: true, example })
const column = (name: ColumnName, example = ''): FileColumn => ({ name, required: false, example })

/** The ERP files the portal takes. What the values must be is said in docs/import.md and checked by the server. */
export const fileKinds = {
  agencies: {
    label: { it: 'Agenzie', en: 'Agencies', fr: 'Agences', es: 'Agencias' },
    columns: [
      needed('code', '0217'),
      needed('business_name', 'Ferri Rappresentanze S.a.s.'),
      column('vat_number', '00743110157'),
      column('email', 'info@ferri.example'),
      column('phone', '+390422123456'),
      column('address', 'Via Roma 1'),
      column('postal_code', '31100'),
      column('city', 'Treviso'),
      column('province', 'TV'),
      column('country', 'IT'),
      column('region', 'Veneto'),
      column('warehouse_address', 'Via dell’Artigianato 4'),
      column('warehouse_postal_code', '31050'),
      column('warehouse_city', 'Villorba'),
      column('warehouse_province', 'TV'),
      column('warehouse_country', 'IT'),
    ],
  },
  agents: {
    label: { it: 'Agenti', en: 'Agents', fr: 'Agents', es: 'Agentes' },
    columns: [
      needed('email', 'rita.neri@agenti.example'),
      needed('agency_code', '0217'),
      needed('name', 'Rita'),
      needed('surname', 'Neri'),
      column('phone', '+393331234567'),
      column('language', 'it'),
    ],
  },
  clients: {
    label: { it: 'Clienti', en: 'Clients', fr: 'Clients', es: 'Clientes' },
    columns: [
      needed('code', '014207'),
      column('internal_code', 'C-4207'),
      needed('agency_code', '0217'),
      column('agent_email', 'rita.neri@agenti.example'),
      needed('business_name', 'Arredamenti Zanetti S.r.l.'),
      column('vat_number', '00743110157'),
      column('tax_code', '00743110157'),
      column('email', 'info@zanetti.example'),
      column('email_admin', 'amministrazione@zanetti.example'),
      column('email_commercial', 'acquisti@zanetti.example'),
      column('email_management', 'direzione@zanetti.example'),
      column('email_certified', 'zanetti@pec.example'),
      column('phone', '+390422654321'),
      column('mobile', '+393357654321'),
      column('address', 'Viale della Repubblica 12'),
      column('postal_code', '31100'),
      column('city', 'Treviso'),
      column('province', 'TV'),
      column('country', 'IT'),
      column('lat', '45.6669'),
      column('lng', '12.2431'),
      column('postal_address'),
      column('postal_postal_code'),
      column('postal_city'),
      column('postal_province'),
      column('postal_country'),
      column('delivery_address', 'Via dell’Industria 20'),
      column('delivery_postal_code', '31020'),
      column('delivery_city', 'Villorba'),
      column('delivery_province', 'TV'),
      column('delivery_country', 'IT'),
      column('delivery_notes', 'Scarico 8–12, sponda idraulica'),
      column('sdi_code', '0000000'),
      column('public_body', '0'),
      column('bank_name', 'Banca di Treviso'),
      column('abi', '05428'),
      column('cab', '11101'),
      column('iban', 'IT60X0542811101000000123456'),
      column('payment_code', 'B30'),
      column('discount', '50+10+5'),
      column('fixed_days', '10 20'),
      column('price_list', '2025'),
      column('notes', 'Chiuso il lunedì'),
      column('status', 'active'),
      column('activation_date', '2025-11-14'),
    ],
  },
  invoices: {
    label: { it: 'Fatture', en: 'Invoices', fr: 'Factures', es: 'Facturas' },
    columns: [
      needed('invoice_number', '2025/1041'),
      needed('line', '1'),
      needed('date', '2025-11-14'),
      needed('client_code', '014207'),
      column('agency_code', '0217'),
      column('product_code', 'K-204'),
      needed('family_code', 'NN'),
      column('description', 'Cucina “Aurora”, rovere'),
      needed('quantity', '1'),
      needed('amount', '8450.00'),
      column('expo', '0'),
      column('order_number', 'OM-2025/00417'),
      column('order_date', '2025-09-30'),
    ],
  },
  budgets: {
    label: { it: 'Budget', en: 'Budgets', fr: 'Budgets', es: 'Presupuestos' },
    columns: [
      needed('year', '2026'),
      needed('agency_code', '0217'),
      needed('category', 'furniture'),
      column('client_code'),
      column('month'),
      needed('amount', '1200000.00'),
    ],
  },
  appliances: {
    label: {
      it: 'Elettrodomestici',
      en: 'Appliances',
      fr: 'Électroménagers',
      es: 'Electrodomésticos',
    },
    columns: [
      needed('code', 'LS-14'),
      needed('name', 'Lavastoviglie da incasso, 14 coperti'),
      column('brand', 'Nardi Casa'),
      column('ean', '8001234567897'),
      column('family_code', 'E2'),
      column('energy_class', 'B'),
      column('energy_group', 'dishwasher'),
      column('eprel_number', '1234567'),
      column('width', '598'),
      column('height', '815'),
      column('depth', '550'),
      column('weight', '38.5'),
      column('price', '612.00'),
      column('compatible_models', 'LS-10 LS-12'),
    ],
  },
  licences: {
    label: {
      it: 'Licenze software',
      en: 'Software licences',
      fr: 'Licences logicielles',
      es: 'Licencias de software',
    },
    columns: [
      needed('licence', 'KS-20417'),
      needed('client_code', '014207'),
      needed('product', 'Kitchen Studio'),
      column('activation_date', '2024-03-01'),
      column('expiry', '2026-02-28'),
    ],
  },
  'software-activity': {
    label: {
      it: 'Attività software',
      en: 'Software activity',
      fr: 'Activité logicielle',
      es: 'Actividad del software',
    },
    columns: [
      needed('licence', 'KS-20417'),
      needed('year', '2025'),
      needed('month', '10'),
      needed('quotes', '18'),
      needed('orders', '4'),
    ],
  },
  premia: {
    label: { it: 'Punti Premia', en: 'Premia points', fr: 'Points Premia', es: 'Puntos Premia' },
    columns: [
      needed('client_code', '014207'),
      needed('year', '2025'),
      needed('points', '12480'),
      column('tier', 'Argento'),
      column('next_tier', 'Oro'),
      column('missing', '2520'),
    ],
  },
  orders: {
    label: {
      it: 'Avanzamento ordini',
      en: 'Progress of orders',
      fr: 'Avancement des commandes',
      es: 'Avance de pedidos',
    },
    columns: [
      needed('order_number', 'OM-2025/00417'),
      needed('event', 'in_production'),
      needed('date', '2025-11-14'),
      column('reference', 'ERP 88123'),
    ],
  },
  'invoice-documents': {
    label: {
      it: 'Fatture: scadenze e incassi',
      en: 'Invoices: due dates and payments',
      fr: 'Factures : échéances et paiements',
      es: 'Facturas: vencimientos y cobros',
    },
    columns: [
      needed('invoice_number', '2025/1041'),
      needed('date', '2025-11-14'),
      needed('instalment', '1'),
      needed('client_code', '014207'),
      needed('net', '1000.00'),
      needed('vat', '220.00'),
      needed('gross', '1220.00'),
      column('due_date', '2025-12-31'),
      column('due_amount', '1220.00'),
      column('paid_amount', '0.00'),
      column('method', 'MP12'),
      column('kind', 'invoice'),
      column('credit_note_of'),
      column('credit_note_date'),
    ],
  },
  stock: {
    label: {
      it: 'Giacenze pronta consegna',
      en: 'Stock of ready goods',
      fr: 'Stock des disponibles',
      es: 'Existencias de entrega inmediata',
    },
    columns: [needed('code', 'LS-14'), needed('quantity', '4')],
  },
  materials: {
    label: { it: 'Materiali', en: 'Materials', fr: 'Matériels', es: 'Materiales' },
    columns: [
      needed('product_code', 'CAT-2026'),
      needed('name', 'Catalogo generale 2026'),
      column('family', 'Cataloghi'),
      column('ean', '8001234567897'),
      column('conf', '10'),
      column('price', '12.50'),
      column('cost', '4.10'),
      column('dpe', '2025-11-14'),
      column('manager', 'Ufficio marketing'),
      column('name_en', 'General catalogue 2026'),
      column('name_fr', 'Catalogue général 2026'),
      column('name_es', 'Catálogo general 2026'),
    ],
  },
  prices: {
    label: { it: 'Prezzi', en: 'Prices', fr: 'Prix', es: 'Precios' },
    columns: [
      needed('list', 'IT-A'),
      needed('code', 'CF60-216'),
      needed('valid_from', '2026-01-01'),
      column('description', 'Colonna forno e microonde H 216'),
      column('family_code', 'NN'),
      needed('price', '1248.00'),
      column('currency', 'EUR'),
      column('unit', 'pz'),
      column('valid_to', '2026-12-31'),
      column('dimensions', '60 × 216 × 58 cm'),
      column('finish_group', 'fascia 3'),
    ],
  },
  discounts: {
    label: { it: 'Sconti', en: 'Discounts', fr: 'Remises', es: 'Descuentos' },
    columns: [
      column('client_code', '014207'),
      column('list'),
      column('family_code', 'NN'),
      needed('valid_from', '2026-01-01'),
      needed('chain', '50+10+5'),
      column('valid_to', '2026-12-31'),
      column('note', 'condizioni rev. 4'),
    ],
  },
} as const satisfies Record<ImportKind, FileKind>

/** The columns of a kind, without its own narrow type. */
export const columnsOf = (kind: ImportKind): readonly FileColumn[] => fileKinds[kind].columns
