/** A screen of the demonstration company as the README and the guides show it. */
export interface Picture {
  /** Its file in `docs/pictures`. */
  readonly name: string
  /** Who looks: the part before `@mandato.example`. */
  readonly who: 'admin' | 'sales' | 'agent' | 'customer' | 'press'
  /** The address without its language. */
  readonly path: string
  readonly on: 'desk' | 'phone'
  /** In which language; English where the text around it is the reader's. */
  readonly language?: 'it' | 'en' | 'fr' | 'es'
}

export const pictures: readonly Picture[] = [
  { name: 'home-agent', who: 'agent', path: '', on: 'desk' },
  { name: 'day-agent', who: 'agent', path: '/day', on: 'phone' },
  { name: 'clients', who: 'agent', path: '/clients', on: 'desk' },
  { name: 'price', who: 'customer', path: '/prices?q=base', on: 'desk' },
  { name: 'ready', who: 'agent', path: '/ready', on: 'phone' },
  { name: 'invoices', who: 'agent', path: '/invoices', on: 'desk' },
  { name: 'material-requests', who: 'sales', path: '/material-requests', on: 'desk' },
  { name: 'preparations', who: 'sales', path: '/preparations', on: 'desk' },
  { name: 'news', who: 'press', path: '/news', on: 'desk' },
  { name: 'home-customer', who: 'customer', path: '', on: 'phone', language: 'it' },
  { name: 'permissions', who: 'admin', path: '/permissions', on: 'desk' },
  { name: 'imports', who: 'admin', path: '/imports', on: 'desk' },
]
