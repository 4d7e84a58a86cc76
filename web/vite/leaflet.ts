import type { Plugin } from 'vite'

const asText = "div.innerHTML = '<svg/>';"
const asElement = "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"

/**
 * When it is loaded, Leaflet tries out whether the browser knows SVG by writing markup as text, which our policy
 * (trusted types) refuses: the same question asked with an element.
 */
export const leafletWithoutMarkup = (): Plugin => ({
  name: 'mandato-leaflet',
  transform(code, id) {
    if (!id.endsWith('/leaflet-src.esm.js')) return null
    if (!code.includes(asText)) this.error('Leaflet asks for SVG another way than it did')
    return { code: code.replace(asText, asElement), map: null }
  },
})
