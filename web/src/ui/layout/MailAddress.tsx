import styles from './MailAddress.module.css'

/** Longer than this a name or a host may break anywhere: it would leave the narrowest column otherwise. */
const WHOLE = 32

/** An address that is too long for one line breaks once: after its @, not at a hyphen or a dot. Other text stays as it is. */
export function MailAddress({ children }: { children: string }) {
  const name = children.slice(0, children.indexOf('@') + 1)
  if (name === '') return <>{children}</>
  return (
    <>
      <Part>{name}</Part>
      <wbr />
      <Part>{children.slice(name.length)}</Part>
    </>
  )
}

const Part = ({ children }: { children: string }) => (
  <span className={children.length > WHOLE ? styles.long : styles.whole}>{children}</span>
)

export const MailLink = ({ to }: { to: string }) => (
  <a href={`mailto:${to}`}>
    <MailAddress>{to}</MailAddress>
  </a>
)
