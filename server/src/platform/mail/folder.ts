import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { AttachmentLost, type Courier, CourierAway, messageOf } from './courier.ts'

/** Without a mail server each mail becomes a complete message below `outbox/`. */
export function toFolder({ dataDir, mailFrom }: Pick<Config, 'dataDir' | 'mailFrom'>): Courier {
  const folder = join(dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, newline: 'windows' })
  return {
    async deliver(mail, attached) {
      const { message } = await transport.sendMail(messageOf(mail, attached, mailFrom))
      // The name says which mail it is: one that is written again after a crash takes the place of the first.
      const name = `${mail.created_at.replaceAll(':', '-')}-${mail.id}.eml`
      await write(folder, name, message as Readable).catch((error: Error) => {
        throw error instanceof AttachmentLost ? error : new CourierAway(error.message)
      })
      return 'written'
    },
    rest: () => undefined,
  }
}

async function write(folder: string, name: string, message: Readable): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(join(folder, `.${name}`), 'w', 0o600)
  try {
    await file.writeFile(message)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(join(folder, `.${name}`), join(folder, name))
}
