import { decideLanguage } from '../platform/i18n/language.ts'

/** The one sentence that must be there when nothing else could be loaded, so it is part of the first script. */
const sentences = {
  it: 'La pagina non si è caricata. Controlla la connessione e riprova.',
  en: 'The page did not load. Check your connection and try again.',
  fr: 'La page ne s’est pas chargée. Vérifiez la connexion et réessayez.',
  es: 'La página no se ha cargado. Comprueba la conexión y vuelve a intentarlo.',
}
const again = { it: 'Riprova', en: 'Try again', fr: 'Réessayer', es: 'Reintentar' }

export function sayPageLoadError(): void {
  const language = decideLanguage()
  const box = document.createElement('div')
  box.className = 'boot-error'
  box.setAttribute('role', 'alert')
  const words = document.createElement('p')
  words.textContent = sentences[language]
  const button = document.createElement('button')
  button.textContent = again[language]
  button.addEventListener('click', () => location.reload())
  box.append(words, button)
  document.getElementById('root')?.replaceChildren(box)
}
