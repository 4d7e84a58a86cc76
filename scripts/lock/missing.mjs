const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
  'arm',
]

/**
 * The optional packages that a lock file's entries ask for and that it does not hold.
 * @returns where each belongs, and the entry to put there
 */
export function missingFrom(packages) {
  const found = []
  const places = new Set(Object.keys(packages))
  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (lookups(parent, name).some((place) => places.has(place))) continue
      const place = `node_modules/${name}`
      const version = range.replace(/^[\^~]/, '')
      places.add(place)
      found.push({ place, entry: { version, ...platformOf(name), ...(dev && { dev }), optional: true } })
    }
  }
  return found
}

/** Where Node looks for a package when it is asked for from some place: there, and further and further up. */
function lookups(from, name) {
  const steps = from.split('/node_modules/')
  const above = steps.map(
    (_, i) => `${steps.slice(0, steps.length - i).join('/node_modules/')}/node_modules/${name}`,
  )
  return [...above, `node_modules/${name}`]
}

/** Such packages are named after the one system they are for; npm reads it from the lock file and skips the others. */
function platformOf(name) {
  const words = name.replaceAll('windows', 'win32').split(/[-/]/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  const libc = libcOf(words, os)
  return { ...(cpu.length && { cpu }), ...(libc && { libc: [libc] }), ...(os.length && { os }) }
}

function libcOf(words, os) {
  if (!os.includes('linux')) return undefined
  if (words.some((word) => word.startsWith('musl'))) return 'musl'
  return words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined
}
