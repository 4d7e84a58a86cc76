import { wholeNumber } from '@mandato/contract/numbers'
import type { Language } from '@mandato/contract/words'
import type { Told } from '../../imports/index.ts'
import { say } from './words.ts'

const width = 30

/** A bar on a terminal; nothing where the output goes to a file. */
export function progressBar(out: NodeJS.WriteStream, language: Language) {
  const write = (text: string) => {
    if (out.isTTY) out.write(`\r\u001b[K${text}`)
  }
  return {
    show: ({ state, done, total }: Told): void => {
      const share = total ? Math.min(1, done / total) : 0
      const full = Math.round(share * width)
      const bar = '█'.repeat(full) + '░'.repeat(width - full)
      write(
        `${say(language, state)} ${bar} ${wholeNumber(language, done)}${total ? ` / ${wholeNumber(language, total)}` : ''}`,
      )
    },
    clear: (): void => write(''),
  }
}
