/**
 * Whether a link may stand in an article: a page of the portal, a web address, a mail address or a telephone number.
 * Addresses that show one host and lead to another are none: with a name before the host, with a host in punycode, with
 * a backslash that browsers take for a slash.
 */
export function isSafeLink(href: string): boolean {
  if (href === '' || /[\p{Cc}\p{Cf}\s\\]/u.test(href)) return false
  if (/^\/(?!\/)/.test(href)) return true
  if (/^mailto:[^\s@<>"]+@[^\s@<>"]+$/.test(href) || /^tel:\+?[\d().-]{3,30}$/.test(href)) return true
  if (!/^https?:\/\//.test(href) || !URL.canParse(href)) return false
  const { username, password, hostname } = new URL(href)
  return username === '' && password === '' && hostname.includes('.') && !/(^|\.)xn--/.test(hostname)
}
