import { mkdir, writeFile } from 'node:fs/promises'
import { guideFile, guideOf, languages, roles } from './guides/guide.ts'

/** `npm run guides`: writes the pages of what each role can do, in four languages, from the words of the portal. */
for (const language of languages) {
  await mkdir(new URL('.', guideFile('agent', language)), { recursive: true })
  for (const role of roles) await writeFile(guideFile(role, language), guideOf(role, language))
}
console.log(`${roles.length * languages.length} pages in docs/guides`)
