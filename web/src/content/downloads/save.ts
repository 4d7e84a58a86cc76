/** Lets the browser load a file by itself: it shows how far it is, and goes on where the line broke. */
export function saveFrom(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
