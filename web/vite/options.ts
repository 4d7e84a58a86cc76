import type { Plugin } from 'vite'

const others = 'selected, mod, ...others } = props;'

/** The kit writes the value of an option of a list on its element, where HTML knows no such attribute. */
export const optionsWithoutValue = (): Plugin => ({
  name: 'mandato-options',
  transform(code, id) {
    if (!id.endsWith('/ComboboxOption.mjs')) return null
    if (!code.includes(others)) this.error('The kit takes an option apart another way than it did')
    return { code: code.replace(others, `value: _value, ${others}`), map: null }
  },
})
