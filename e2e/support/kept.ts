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
