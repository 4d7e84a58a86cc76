import type { Page } from '@playwright/test'

/** Everything the browser keeps for the portal; of the answers their keys. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const answers: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
      })
      for (const store of database.objectStoreNames)
        answers.push(
          ...(
            await new Promise<IDBValidKey[]>((resolve) => {
              const reading = database.transaction(store).objectStore(store).getAllKeys()
              reading.onsuccess = () => resolve(reading.result)
            })
          ).map(String),
        )
      database.close()
    }
    return {
      local: Object.fromEntries(Object.entries(localStorage)),
      // The router's scroll positions hold numbers only.
      session: Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-scroll-restoration')),
      answers,
      caches: await caches.keys(),
      cookies: document.cookie,
    }
  })

/** As if all answers had been kept by the release before, in which `call` answered in another shape. */
export const keptByReleaseBefore = (page: Page, call: string) =>
  page.evaluate(async (other) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const database = await done(indexedDB.open('mandato'))
    const transaction = database.transaction('answers', 'readwrite')
    const store = transaction.objectStore('answers')
    const over = new Promise((resolve) => transaction.addEventListener('complete', resolve))
    for (const key of (await done(store.getAllKeys())).map(String)) {
      const value: { data: { shapes: Record<string, string> } } = await done(store.get(key))
      store.delete(key)
      if (key !== 'shapes') store.put(value, key.replace(/^\S+/, 'before'))
      else
        store.put(
          { ...value, data: { version: 'before', shapes: { ...value.data.shapes, [other]: 'other' } } },
          key,
        )
    }
    await over
    database.close()
  }, call)
