import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { usePhone } from '../../ui/useUpTo.ts'

const signs = { cards: IconLayoutGrid, table: IconList }

/** Goods as cards or as a table: the address keeps it, with all the rest of the question. */
export function CardsOrTable({ value }: { value: 'cards' | 'table' }) {
  const { t } = useTranslation('ready')
  const phone = usePhone()
  const navigate = useNavigate()
  return (
    <Segmented
      label={t('as.label')}
      value={value}
      options={(['cards', 'table'] as const).map((key) => {
        const Sign = signs[key]
        const words = t(`as.${key}`)
        return {
          key,
          label: (
            <>
              <Sign size={16} aria-hidden />
              {phone ? <small className="sr-only">{words}</small> : words}
            </>
          ),
        }
      })}
      onChange={(next) =>
        void navigate({
          to: '.',
          search: (old: object) => ({ ...old, as: next === 'table' ? next : undefined }) as never,
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
