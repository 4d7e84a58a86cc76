import { openAsBlob } from 'node:fs'

/**
 * Sends a file as a browser does, invoice lines to the import unless said, and prints the id that is answered. A process of its own:
 * a hundred megabytes in the memory of who counts the milliseconds would make him wait for his own garbage.
 */
async function main([
  url = '',
  token = '',
  path = '',
  field,
  name = 'million.csv',
]: readonly string[]): Promise<void> {
  const body = new FormData()
  const [key = '', value = ''] = field?.split('=') ?? []
  if (key) body.set(key, value)
  body.set('file', await openAsBlob(path), name)
  const answer = await fetch(url, { method: 'POST', headers: { token }, body })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`the file was refused: ${text}`)
  console.log((JSON.parse(text) as { args: { response: { id: number } } }).args.response.id)
}

await main(process.argv.slice(2))
