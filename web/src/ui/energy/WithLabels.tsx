import { withLabelWords } from '@mandato/contract/catalogue/energy-in-texts'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import type { LabelledTextProps } from './LabelledText.tsx'

/** In words: where the arrows do not come, class and range still stand with the model (2017/1369, art. 6). */
const InWords = ({ text, labels }: LabelledTextProps) => withLabelWords(text, labels, useLanguage())

/** Most texts name no article: the arrows come with the first that does. */
const LabelledText = lazy<ComponentType<LabelledTextProps>>(() =>
  import('./LabelledText.tsx').then(
    (loaded) => ({ default: loaded.LabelledText }),
    () => ({ default: InWords }),
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
