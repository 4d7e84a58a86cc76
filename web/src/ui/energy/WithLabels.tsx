import { type ComponentType, lazy, Suspense } from 'react'
import type { LabelledTextProps } from './LabelledText.tsx'

const Bare = ({ text }: LabelledTextProps) => text

/** Most texts name no article: the arrows come with the first that does. Where they do not come, the words stay. */
const LabelledText = lazy<ComponentType<LabelledTextProps>>(() =>
  import('./LabelledText.tsx').then(
    (loaded) => ({ default: loaded.LabelledText }),
    () => ({ default: Bare }),
  ),
)

/** A text in which behind the code of each article with an energy label stands its arrow. */
export const WithLabels = (props: LabelledTextProps) =>
  props.labels.length === 0 ? (
    props.text
  ) : (
    <Suspense fallback={props.text}>
      <LabelledText {...props} />
    </Suspense>
  )
