import styles from '../prices.module.css'

/** A code with what was looked for in it marked, whatever the separators. */
export function Marked({ code, q }: { code: string; q: string }) {
  const wanted = bare(q)
  const places = Array.from({ length: code.length }, (_, at) => at).filter(
    (at) => bare(code.charAt(at)) !== '',
  )
  const from = wanted === '' ? -1 : bare(code).indexOf(wanted)
  const [first, last] = [places[from], places[from + wanted.length - 1]]
  if (first === undefined || last === undefined) return <>{code}</>
  return (
    <>
      {code.slice(0, first)}
      <mark className={styles.mark}>{code.slice(first, last + 1)}</mark>
      {code.slice(last + 1)}
    </>
  )
}
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
