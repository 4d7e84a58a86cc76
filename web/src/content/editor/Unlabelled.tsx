import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import type { Preview } from './data.ts'
import type { DraftText } from './draft.ts'
import styles from './editor.module.css'
import { withCode } from './with-code.ts'

interface Props {
  text: DraftText
  of: Preview['unlabelled']
  onChange: (text: DraftText) => void
}

/** Models that a text names without their class: with one of them it does not come out. */
export const Unlabelled = ({ text, of, onChange }: Props) =>
  of.map((one) => <One key={`${one.code} ${one.sentence}`} text={text} one={one} onChange={onChange} />)

function One({ text, one, onChange }: Pick<Props, 'text' | 'onChange'> & { one: Props['of'][number] }) {
  const { t } = useTranslation('contents')
  const mended = withCode(text, one)
  return (
    <Notice tone="warn">
      <b>{t('unlabelled.says', { name: one.name })}</b> «{one.sentence}»
      <br />
      {t('unlabelled.why')}
      <span className={styles.mend}>
        {mended ? (
          <Button size="compact-sm" onClick={() => onChange(mended)}>
            {t('unlabelled.insert', { code: one.code })}
          </Button>
        ) : (
          t('unlabelled.write', { code: one.code })
        )}{' '}
        <EnergyArrow of={one} code={one.code} />
      </span>
    </Notice>
  )
}
