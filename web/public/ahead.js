/*
 * For who is signed in, all that the first screen is made of is asked for at once. Found out one after the other (the
 * app, the house, the page, its styles and words) each would wait for the one before: on a first visit for the way to
 * the server and back, later for the device. Which files these are, the build writes beside this script
 * (web/vite/preloads.ts).
 */
{
  const { house, start, languages } = document.currentScript.dataset
  const [, language, ...path] = location.pathname.split('/')
  const ask = (rel, as, href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, as, href, crossOrigin: '' }))
  try {
    // As web/src/platform/session.ts keeps it.
    const isSignedIn = (sessionStorage.getItem('token') ?? localStorage.getItem('token')) !== null
    // Another language may have been chosen than the address has: its words are left to the app.
    const chosen = localStorage.getItem('i18nextLng') ?? language
    const knowsWords = chosen === language && languages.split(' ').includes(language)
    for (const file of isSignedIn ? `${house} ${path.join('') === '' ? start : ''}`.trim().split(' ') : [])
      if (file.endsWith('.js')) ask('modulepreload', 'script', file)
      else if (file.endsWith('.css')) ask('preload', 'style', file)
      else if (knowsWords) ask('preload', 'fetch', `/locales/${language}/${file}.json`)
  } catch {
    // A browser that gives no storage: there nobody is signed in when a page begins.
  }
}
