/** An address too long for one line breaks before the @, and not within a word. Any other text stays as it is. */
export function MailAddress({ children }: { children: string }) {
  const at = children.indexOf('@')
  if (at < 0) return <>{children}</>
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
