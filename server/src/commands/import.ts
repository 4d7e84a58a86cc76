import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { maxImportBytes } from '@mandato/contract/imports/calls'
import {
  cancelOrAsk,
  errorAnswer,
  importAnswer,
  importById,
  importErrors,
  runImport,
  takeInFile,
} from '../imports/index.ts'
import { domains } from '../domains.ts'
import { importKindsIn } from '../together.ts'
import { StartError } from '../start/listen.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase, transaction } from '../platform/db/db.ts'
import { listPage } from '../platform/db/list.ts'
import { Refusal } from '../platform/errors.ts'
import { migrate } from '../platform/db/migrate.ts'
import { given } from './given.ts'
import { type Asked, readArguments, usage } from './import/arguments.ts'
import { progressBar } from './import/progress-bar.ts'
import { report } from './import/report.ts'
import { languageOf, say as sentence } from './import/words.ts'
import { type CommandParts, withDatabase } from './with-database.ts'

const language = languageOf(process.env)
const errorsShown = 20

/**
 * Brings a file in by the same door as the screen, in sight of the person.
 * @returns the exit code: 1 when nothing was written although something was to be
 */
async function bringIn(
  { connection, config, files, folder, say }: CommandParts,
  asked: Asked,
): Promise<number> {
  await migrate(connection)
  const { db, close } = openDatabase(connection, { max: 2, statementTimeout: 30_000 })
  try {
    const file = await copyOf(given(asked.path), folder)
    const id = await transaction(db, (tx) =>
      takeInFile({ db: tx, clock: systemClock, files, user: null }, { ...asked, file }),
    )
    // The first signal asks the import to stop, which it does cleanly; nothing of it stays.
    process.once(
      'SIGINT',
      () => void importById(db, id).then((row) => row && cancelOrAsk(db, id, row.state, systemClock.now())),
    )
    const bar = progressBar(process.stderr, language)
    const kinds = importKindsIn(domains)
    await runImport({ db, connection, config, files, clock: systemClock, kinds }, id, {
      onProgress: bar.show,
    })
    bar.clear()
    const row = await importById(db, id)
    if (!row) throw new Error(`import ${id} is gone`)
    const { rows: errors } = await listPage(db, importErrors(id), { page: 1, per_page: errorsShown })
    const answer = importAnswer(row, true, language, systemClock.now())
    for (const line of report(
      answer,
      errors.map((error) => errorAnswer(error, language)),
      language,
    ))
      say(line)
    const held = answer.rejected > 0 && !asked.acceptValid
    return answer.state === 'done' || (answer.state === 'checked' && !held) ? 0 : 1
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    say(sentence(language, 'refused', { reason: error.sentence[language], ...error.values }))
    return 1
  } finally {
    await close()
  }
}

/** The store moves files into itself: a copy is made, the person's file stays. */
async function copyOf(path: string, folder: string) {
  const { size } = await stat(path).catch(() => {
    throw new StartError(sentence(language, 'no_file', { file: path }))
  })
  if (size > maxImportBytes) throw new StartError(sentence(language, 'too_large', { file: path }))
  const hash = createHash('sha256')
  const copy = join(folder, 'upload')
  const count = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk)
      next(null, chunk)
    },
  })
  await pipeline(createReadStream(path), count, createWriteStream(copy, { mode: 0o600 }))
  return { filename: basename(path), path: copy, bytes: size, sha256: hash.digest('hex') }
}

const asked = readArguments(process.argv.slice(2))
if (typeof asked === 'string') {
  process.stderr.write(`${asked}\n${usage}\n`)
  process.exitCode = 2
} else {
  await withDatabase(async (parts) => {
    process.exitCode = await bringIn(parts, asked)
  })
}
