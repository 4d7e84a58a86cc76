import type accounts from '../../../public/locales/it/accounts.json'
import type app from '../../../public/locales/it/app.json'
import type audit from '../../../public/locales/it/audit.json'
import type catalogue from '../../../public/locales/it/catalogue.json'
import type choices from '../../../public/locales/it/choices.json'
import type clients from '../../../public/locales/it/clients.json'
import type downloads from '../../../public/locales/it/downloads.json'
import type day from '../../../public/locales/it/day.json'
import type content from '../../../public/locales/it/content.json'
import type contents from '../../../public/locales/it/contents.json'
import type device from '../../../public/locales/it/device.json'
import type energy from '../../../public/locales/it/energy.json'
import type factors from '../../../public/locales/it/factors.json'
import type help from '../../../public/locales/it/help.json'
import type home from '../../../public/locales/it/home.json'
import type imports from '../../../public/locales/it/imports.json'
import type invoices from '../../../public/locales/it/invoices.json'
import type materials from '../../../public/locales/it/materials.json'
import type nav from '../../../public/locales/it/nav.json'
import type notices from '../../../public/locales/it/notices.json'
import type orders from '../../../public/locales/it/orders.json'
import type prices from '../../../public/locales/it/prices.json'
import type people from '../../../public/locales/it/people.json'
import type privacy from '../../../public/locales/it/privacy.json'
import type ready from '../../../public/locales/it/ready.json'
import type registration from '../../../public/locales/it/registration.json'
import type registry from '../../../public/locales/it/registry.json'
import type requests from '../../../public/locales/it/requests.json'
import type sales from '../../../public/locales/it/sales.json'
import type shipping from '../../../public/locales/it/shipping.json'
import type signing from '../../../public/locales/it/signing.json'
import type scheduleEnd from '../../../public/locales/it/scheduleEnd.json'
import type schedules from '../../../public/locales/it/schedules.json'
import type settings from '../../../public/locales/it/settings.json'
import type sheets from '../../../public/locales/it/sheets.json'
import type tour from '../../../public/locales/it/tour.json'
import type ui from '../../../public/locales/it/ui.json'
import type views from '../../../public/locales/it/views.json'

/** The Italian files are the measure: a key that stands in none of them does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: {
      accounts: typeof accounts
      app: typeof app
      audit: typeof audit
      catalogue: typeof catalogue
      choices: typeof choices
      clients: typeof clients
      day: typeof day
      downloads: typeof downloads
      content: typeof content
      contents: typeof contents
      device: typeof device
      energy: typeof energy
      factors: typeof factors
      help: typeof help
      home: typeof home
      imports: typeof imports
      invoices: typeof invoices
      materials: typeof materials
      nav: typeof nav
      notices: typeof notices
      orders: typeof orders
      prices: typeof prices
      people: typeof people
      privacy: typeof privacy
      ready: typeof ready
      registration: typeof registration
      registry: typeof registry
      requests: typeof requests
      sales: typeof sales
      shipping: typeof shipping
      signing: typeof signing
      scheduleEnd: typeof scheduleEnd
      schedules: typeof schedules
      settings: typeof settings
      sheets: typeof sheets
      tour: typeof tour
      ui: typeof ui
      views: typeof views
    }
  }
}
