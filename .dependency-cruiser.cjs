// The business, from the ground up. A domain may enter the front door (index.ts) of the domains
// listed BEFORE it, never of those after it: no cycles, by construction.
const domains = require('./scripts/check/domains.json')
const any = domains.join('|')
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const orderOfDomains = domains
  .slice(0, -1)
  .map((domain, i) =>
    rule(
      `order-of-domains-${domain}`,
      `${domain} may not use a domain listed after it`,
      { path: `^(server|web)/src/${domain}/` },
      { path: `^(server|web)/src/(${domains.slice(i + 1).join('|')})/` },
    ),
  )

const numbersByLibraries = '^contract/src/fields/(iban|phone-number|tax-code|vat-validators)\\.ts$'
const packages = [
  rule(
    'contract-stands-alone',
    'the contract knows zod and itself',
    { path: '^contract/', pathNot: numbersByLibraries },
    { pathNot: ['^contract/', 'node_modules/zod/'] },
  ),
  rule(
    'numbers-by-their-libraries',
    'what checks a number knows the library of its field besides (docs/decisions)',
    { path: numbersByLibraries },
    { pathNot: ['^contract/', 'node_modules/(libphonenumber-js|ibantools|stdnum)/'] },
  ),
  rule(
    'web-speaks-http-only',
    'the browser takes no server-side package',
    { path: '^web/' },
    { path: '^server/' },
  ),
  rule('server-knows-no-screen', 'the server knows no screen', { path: '^server/' }, { path: '^web/' }),
  rule(
    'tools-stay-outside',
    'what runs never needs the scripts, the tests or the benchmarks',
    { path: '^(server/(src|seeds)|web/src|contract/src)/' },
    { path: '^(scripts|bench|e2e|server/test)/' },
  ),
]

const domainRules = [
  rule(
    'ground-floor',
    'platform and ui know no business',
    { path: '^(server|web)/src/(platform|ui)/' },
    { path: `^(server|web)/src/(app|${any})/` },
  ),
  rule(
    'front-door',
    'another domain is entered by its index.ts only',
    { path: `^(server|web)/src/(${any})/` },
    { path: `^$1/src/(${any})/`, pathNot: ['^$1/src/$2/', '/index\\.ts$'] },
  ),
  ...orderOfDomains,
  rule(
    'no-cycles',
    'no import cycles, of types neither',
    { path: '^(contract|server/(src|seeds|papers))/' },
    { circular: true },
  ),
  rule(
    'no-cycles-elsewhere',
    'no import cycles; on screens and in tests a type may point back, it is gone when the program runs',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
]

const serverFiles = [
  rule(
    'declared-once',
    'only domains.ts knows the declarations of domains',
    { path: '^server/', pathNot: '^server/src/domains\\.ts$' },
    { path: `^server/src/(${any})/domain\\.ts$` },
  ),
  rule(
    'routes-are-the-edge',
    'only the declaration of its domain knows routes',
    { path: '^server/', pathNot: `^server/src/(${any})/domain\\.ts$` },
    { path: `^server/src/(${any})/routes\\.ts$` },
  ),
  rule(
    'rules-are-pure',
    'rules.ts and policy.ts do no input or output',
    { path: `^server/src/(${any})/(rules|policy)\\.ts$` },
    {
      pathNot: [
        '^contract/',
        '^server/src/$1/(rules|policy)\\.ts$',
        '^server/src/platform/(errors|person|refusals)\\.ts$',
      ],
    },
  ),
  rule(
    'sql-lives-in-queries',
    'only queries.ts writes SQL',
    { path: `^server/src/(${any})/`, pathNot: ['/queries\\.ts$', '/queries/'] },
    {
      path: ['^server/src/platform/db/sql\\.ts$', 'node_modules/(pg|kysely)/'],
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'one-pool',
    'the connection is handed down from the entry points, never reached for',
    { path: `^server/src/(${any})/` },
    {
      path: '^server/src/platform/(embedded-postgres/|db/migrate\\.ts$|config\\.ts$)',
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'queries-look-down',
    'queries.ts calls neither routes, actions nor jobs',
    { path: ['/queries\\.ts$', '/queries/'], pathNot: '^web/' },
    { path: ['/(routes|actions|jobs)\\.ts$', '/actions/'] },
  ),
]

const webFiles = [
  rule(
    'http-lives-in-data',
    'only data.ts calls the API',
    { path: `^web/src/(${any})/`, pathNot: ['/data\\.ts$', '/data/'] },
    { path: '^web/src/platform/(api|call)\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'pages-are-the-edge',
    'only a table of screens imports pages',
    { path: '^web/', pathNot: ['^web/src/app/', '^web/src/[^/]+/(pages/|screens\\.ts$)'] },
    { path: '/pages/' },
  ),
]

module.exports = {
  forbidden: [...packages, ...domainRules, ...serverFiles, ...webFiles],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.(test|spec)\\.tsx?$', '/dist/'] },
    // Imports of types count too: a domain that knows another's types knows the other domain.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
