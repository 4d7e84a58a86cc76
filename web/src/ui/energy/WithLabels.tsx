import { Suspense } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import type { LabelledTextProps } from './LabelledText.tsx'

/** Most texts name no article: the arrows come with the first that does. */
const LabelledText = lazyPart(() => import('./LabelledText.tsx'), 'LabelledText')

/** A text in which behind the code of each article with an energy label stands its arrow. */
export const WithLabels = (props: LabelledTextProps) =>
  props.labels.length === 0 ? (
    props.text
  ) : (
    <Suspense fallback={props.text}>
      <LabelledText {...props} />
    </Suspense>
  )
