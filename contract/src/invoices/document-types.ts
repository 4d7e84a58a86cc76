import type { Words } from '../words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/**
 * `TipoDocumento` of the Italian electronic invoice, without those of the simplified one (TD07 to TD09); the lists grow, and
 * an unknown one stands as its code.
 */
export const documentTypes: Readonly<Record<string, Words>> = {
  TD01: words('Fattura', 'Invoice', 'Facture', 'Factura'),
  TD02: words('Acconto su fattura', 'Advance on an invoice', 'Acompte sur facture', 'Anticipo sobre factura'),
  TD03: words(
    'Acconto su parcella',
    'Advance on a professional fee',
    'Acompte sur honoraires',
    'Anticipo sobre minuta',
  ),
  TD04: words('Nota di credito', 'Credit note', 'Avoir', 'Nota de crédito'),
  TD05: words('Nota di debito', 'Debit note', 'Note de débit', 'Nota de débito'),
  TD06: words('Parcella', 'Professional fee', 'Note d’honoraires', 'Minuta de honorarios'),
  TD16: words(
    'Integrazione per inversione contabile interna',
    'Addition for domestic reverse charge',
    'Complément pour autoliquidation interne',
    'Integración por inversión del sujeto pasivo interna',
  ),
  TD17: words(
    'Autofattura per servizi dall’estero',
    'Self-billed invoice for services from abroad',
    'Autofacture pour services de l’étranger',
    'Autofactura por servicios del extranjero',
  ),
  TD18: words(
    'Integrazione per beni dall’Unione europea',
    'Addition for goods from the European Union',
    'Complément pour biens de l’Union européenne',
    'Integración por bienes de la Unión Europea',
  ),
  TD19: words(
    'Autofattura per beni da venditori esteri',
    'Self-billed invoice for goods from foreign sellers',
    'Autofacture pour biens de vendeurs étrangers',
    'Autofactura por bienes de vendedores extranjeros',
  ),
  TD20: words(
    'Autofattura per regolarizzazione',
    'Self-billed invoice for regularisation',
    'Autofacture de régularisation',
    'Autofactura de regularización',
  ),
  TD21: words(
    'Autofattura per superamento del plafond',
    'Self-billed invoice beyond the VAT-free ceiling',
    'Autofacture pour dépassement du plafond',
    'Autofactura por superación del límite exento',
  ),
  TD22: words(
    'Estrazione da deposito IVA',
    'Withdrawal from a VAT warehouse',
    'Sortie d’entrepôt TVA',
    'Salida de depósito de IVA',
  ),
  TD23: words(
    'Estrazione da deposito IVA con versamento',
    'Withdrawal from a VAT warehouse, VAT paid',
    'Sortie d’entrepôt TVA avec versement',
    'Salida de depósito de IVA con ingreso',
  ),
  TD24: words('Fattura differita', 'Deferred invoice', 'Facture différée', 'Factura diferida'),
  TD25: words(
    'Fattura differita, triangolare',
    'Deferred invoice, triangular',
    'Facture différée, triangulaire',
    'Factura diferida, triangular',
  ),
  TD26: words(
    'Cessione di beni ammortizzabili',
    'Sale of depreciable goods',
    'Cession de biens amortissables',
    'Venta de bienes amortizables',
  ),
  TD27: words(
    'Autoconsumo o cessione gratuita',
    'Own use or free supply',
    'Autoconsommation ou cession gratuite',
    'Autoconsumo o cesión gratuita',
  ),
  TD28: words(
    'Acquisto da San Marino con IVA',
    'Purchase from San Marino with VAT',
    'Achat à Saint-Marin avec TVA',
    'Compra a San Marino con IVA',
  ),
}
