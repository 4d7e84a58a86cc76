import MailComposer from 'nodemailer/lib/mail-composer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SmtpConnection from 'nodemailer/lib/smtp-connection'
import { type Courier, CourierAway, MailRefused, MailUnsure, messageOf } from './courier.ts'

/** Milliseconds: a server that does not answer holds up the other mails no longer than this. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Sends by a mail server; the mails of a round go over one connection.
 * @param url `smtp://` or `smtps://user:password@host:port`
 * @param limits for tests of servers that do not answer
 */
export function bySmtp(url: string, from: string, limits: Partial<typeof patience> = {}): Courier {
  const options = { ...parseConnectionUrl(url), ...patience, ...limits }
  let open: SmtpConnection | null = null
  const close = () => {
    open?.close()
    open = null
  }
  return {
    async deliver(mail, attached) {
      open ??= await connected(options)
      try {
        await sent(open, new MailComposer(messageOf(mail, attached, from)).compile())
        return 'sent'
      } catch (error) {
        // After a refusal by the server the connection can be used again.
        if (!(error instanceof MailRefused)) close()
        throw error
      }
    },
    rest() {
      open?.quit()
      open = null
    },
  }
}

type Options = ReturnType<typeof parseConnectionUrl> & typeof patience

async function connected(options: Options): Promise<SmtpConnection> {
  const connection = new SmtpConnection(options)
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
    const { auth } = options
    if (auth)
      await new Promise<void>((resolve, reject) =>
        connection.login(auth, (error) => (error ? reject(error) : resolve())),
      )
  } catch (error) {
    connection.close()
    throw new CourierAway((error as Error).message)
  }
  // An error later on goes to the sending call; between two mails no call waits for it.
  connection.on('error', () => undefined)
  return connection
}

type Message = ReturnType<MailComposer['compile']>

function sent(connection: SmtpConnection, message: Message): Promise<void> {
  const stream = message.createReadStream()
  let sentWhole = false
  stream.once('end', () => (sentWhole = true))
  return new Promise((resolve, reject) => {
    // The connection would tell it without a code, as if the server were away and all other mails had to wait.
    stream.once('error', reject)
    connection.send(message.getEnvelope(), stream, (error) => {
      if (error) reject(meaning(error, sentWhole))
      else resolve()
    })
  })
}

/** What a failure says of this mail, and of all others. */
function meaning(error: SmtpConnection.SMTPError, sentWhole: boolean): Error {
  const { responseCode: code, command, message } = error
  if (code === undefined) return sentWhole ? new MailUnsure(message) : new CourierAway(message)
  // 421: it closes. A sender that is not accepted is a matter of our settings: no mail is to be lost by them.
  if (code === 421 || (command === 'MAIL FROM' && code !== 552)) return new CourierAway(message)
  return new MailRefused(message, code >= 500)
}
