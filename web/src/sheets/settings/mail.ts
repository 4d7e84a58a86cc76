/** Nothing, or something like an address; the server looks closer. */
export const looksLikeMail = (text: string): boolean =>
  text.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
