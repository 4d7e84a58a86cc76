/** Lets the browser load a file by itself: it shows how far it is, and goes on where the line broke. */
export function saveFrom(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** Hands over what is kept here, under its name. */
export function saveKept(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after this turn; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
