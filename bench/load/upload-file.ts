import { openAsBlob } from 'node:fs'

/**
 * Sends a file of invoice lines to the import, as a browser does, and prints the import's id. A process of its own:
 * a hundred megabytes in the memory of who counts the milliseconds would make him wait for his own garbage.
 */
async function main([url = '', token = '', path = '']: readonly string[]): Promise<void> {
  const body = new FormData()
  body.set('file', await openAsBlob(path), 'million.csv')
  const answer = await fetch(url, { method: 'POST', headers: { token }, body })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`the file was refused: ${text}`)
  console.log((JSON.parse(text) as { args: { response: { id: number } } }).args.response.id)
}

await main(process.argv.slice(2))
