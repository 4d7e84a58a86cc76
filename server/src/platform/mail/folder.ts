import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { type Attached, AttachmentLost, type Courier, CourierAway, messageOf } from './courier.ts'

/** Without a mail server each mail becomes a complete message below `outbox/`. */
export function toFolder({ dataDir, mailFrom }: Pick<Config, 'dataDir' | 'mailFrom'>): Courier {
  const folder = join(dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, newline: 'windows' })
  return {
    async deliver(mail, attached) {
      const lost = firstLost(attached)
      const { message } = await transport.sendMail(messageOf(mail, attached, mailFrom))
      const bytes = message as Readable
      // The name says which mail it is: one that is written again after a crash takes the place of the first.
      const name = `${mail.created_at.replaceAll(':', '-')}-${mail.id}.eml`
      try {
        await Promise.race([write(folder, name, bytes), lost])
      } catch (error) {
        bytes.destroy()
        throw error instanceof AttachmentLost ? error : new CourierAway((error as Error).message)
      } finally {
        // What was not read to its end keeps its file open.
        for (const { content } of attached) content.destroy()
      }
      return 'written'
    },
    rest: () => undefined,
  }
}

/** Fails with the first attachment that cannot be read: the message itself may have nobody who listens by then. */
function firstLost(attached: readonly Attached[]): Promise<never> {
  const lost = new Promise<never>((_, reject) => {
    for (const { content } of attached) content.once('error', reject)
  })
  // It may come before anybody waits for it.
  lost.catch(() => undefined)
  return lost
}

async function write(folder: string, name: string, message: Readable): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(join(folder, `.${name}`), 'w', 0o600)
  try {
    await file.writeFile(message)
    await file.sync()
  } catch (error) {
    await rm(join(folder, `.${name}`), { force: true })
    throw error
  } finally {
    await file.close()
  }
  await rename(join(folder, `.${name}`), join(folder, name))
}
