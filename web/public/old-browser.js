/* Written for browsers of any age: says in four languages that this one is too old, where the app cannot start. */
;(function () {
  const words = {
    it: 'Il browser è troppo vecchio per questo portale. Aggiornalo e riprova.',
    en: 'This browser is too old for the portal. Update it and try again.',
    fr: 'Ce navigateur est trop ancien pour le portail. Mettez-le à jour et réessayez.',
    es: 'Este navegador es demasiado antiguo para el portal. Actualízalo y vuelve a intentarlo.',
  }
  function grouped() {
    try {
      return new Intl.NumberFormat('it', { useGrouping: 'always' }).format(3113) === '3.113'
    } catch (error) {
      return !error
    }
  }
  const able =
    'noModule' in document.createElement('script') &&
    window.CSS &&
    CSS.supports &&
    CSS.supports('height', '1dvh') &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
    'at' in Array.prototype &&
    grouped()
  if (able) return
  function say() {
    const language = (navigator.language || 'en').slice(0, 2)
    const root = document.getElementById('root')
    root.textContent = words[language] || words.en
    root.setAttribute('role', 'alert')
    root.style.cssText = 'max-width:28em;margin:15vh auto;padding:0 24px;font:18px/1.5 sans-serif'
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say)
  else say()
})()
