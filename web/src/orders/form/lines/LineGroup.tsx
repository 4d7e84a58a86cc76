import type { FormErrors } from '@mantine/form'
import { memo } from 'react'
import { sameParts } from '../../../ui/forms/same.ts'
import { useNear } from '../../../ui/useNear.ts'
import styles from '../form.module.css'
import type { TypedLine } from '../typed.ts'
import type { LineProps } from './LineFields.tsx'
import { WhyNote } from './LineNote.tsx'
import { LineRow } from './LineRow.tsx'
import { optionId, Suggestions, suggestionsId } from './Suggestions.tsx'
import type { Suggesting } from './useSuggestions.ts'

const size = 10

/** The lines in groups, each with the place of its first one. */
export const inGroups = (lines: readonly TypedLine[]) =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, group) => ({
    from: group * size,
    lines: lines.slice(group * size, (group + 1) * size),
  }))

interface Props extends Pick<LineProps, 'alone' | 'priced' | 'today' | 'words' | 'acts'> {
  from: number
  lines: readonly TypedLine[]
  errors: FormErrors
  /** What the code being typed may mean. */
  suggesting: Suggesting
  /** The line whose price is explained. */
  why: number | null
}

function Group({ from, lines, errors, suggesting, why, ...rest }: Props) {
  // Two groups are what a window shows when the form opens.
  const { ref, near, height } = useNear<HTMLDivElement>(from < 2 * size)
  const errorAt = (at: number, field: string) => {
    const error = errors[`lines.${at}.${field}`]
    return typeof error === 'string' ? error : undefined
  }
  const belowOf = ({ price, captured_on, product_code }: TypedLine, at: number) => {
    if (at === suggesting.at) return <Suggestions of={suggesting} />
    return at === why && price && captured_on ? (
      <WhyNote code={product_code} price={price} on={captured_on} />
    ) : undefined
  }
  return (
    <div ref={ref} className={styles.group} style={near || height === 0 ? undefined : { minHeight: height }}>
      {lines.map((line, i) => {
        const at = from + i
        return (
          <LineRow
            {...rest}
            key={at}
            at={at}
            line={line}
            near={near}
            codeError={errorAt(at, 'product_code')}
            descriptionError={errorAt(at, 'description')}
            quantityError={errorAt(at, 'quantity')}
            listed={
              at === suggesting.at ? { list: suggestionsId, active: optionId(suggesting.chosen) } : undefined
            }
            below={belowOf(line, at)}
          />
        )
      })}
    </div>
  )
}

/** Whether a place lies in a group. */
const isIn = ({ from, lines }: Props, at: number | null): boolean =>
  at !== null && at >= from && at < from + lines.length

/**
 * Some lines, drawn again only where it is one of theirs that changes. Of a long order those in sight and around it
 * have fields, the others their words alone; and the browser lays out and paints the group of a letter, not all of
 * them: with 200 lines a letter cost three times as much.
 */
export const LineGroup = memo(Group, (before, after) => {
  const { lines: was, suggesting: asked, why: said, ...old } = before
  const { lines: is, suggesting: asks, why: says, ...fresh } = after
  return (
    was.length === is.length &&
    was.every((line, i) => line === is[i]) &&
    !isIn(before, asked.at) &&
    !isIn(after, asks.at) &&
    (said === says || (!isIn(before, said) && !isIn(after, says))) &&
    sameParts(old, fresh)
  )
})
