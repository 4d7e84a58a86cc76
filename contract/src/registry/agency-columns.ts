import { columns } from '../call.ts'

export const agencyColumns = columns(
  {
    key: 'code',
    type: 'text',
    sortable: true,
    label: { it: 'Codice', en: 'Code', fr: 'Code', es: 'Código' },
  },
  {
    key: 'business_name',
    type: 'text',
    sortable: true,
    label: { it: 'Agenzia', en: 'Agency', fr: 'Agence', es: 'Agencia' },
  },
  {
    key: 'city',
    type: 'text',
    sortable: true,
    label: { it: 'Località', en: 'Town', fr: 'Ville', es: 'Localidad' },
  },
  { key: 'province', type: 'text', label: { it: 'Prov.', en: 'Prov.', fr: 'Prov.', es: 'Prov.' } },
  {
    key: 'region',
    type: 'text',
    sortable: true,
    label: { it: 'Zona', en: 'Area', fr: 'Zone', es: 'Zona' },
  },
  {
    key: 'country',
    type: 'text',
    sortable: true,
    label: { it: 'Paese', en: 'Country', fr: 'Pays', es: 'País' },
  },
  { key: 'email', type: 'text', label: { it: 'E-mail', en: 'E-mail', fr: 'E-mail', es: 'Correo' } },
  { key: 'phone', type: 'text', label: { it: 'Telefono', en: 'Phone', fr: 'Téléphone', es: 'Teléfono' } },
  {
    key: 'agents',
    type: 'int',
    sortable: true,
    total: true,
    label: { it: 'Agenti', en: 'Agents', fr: 'Agents', es: 'Agentes' },
  },
  {
    key: 'clients',
    type: 'int',
    sortable: true,
    total: true,
    label: { it: 'Clienti', en: 'Customers', fr: 'Clients', es: 'Clientes' },
  },
  {
    key: 'active_clients',
    type: 'int',
    sortable: true,
    total: true,
    label: { it: 'Attivi', en: 'Active', fr: 'Actifs', es: 'Activos' },
  },
)
