import { Button } from '@mantine/core'
import { IconPlus, IconShoppingCart } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { usePhone } from '../../ui/usePhone.ts'
import { CatalogueFilters } from '../CatalogueFilters.tsx'
import { type MaterialRow, materialsFile, materialsQuery } from '../data.ts'
import styles from '../materials.module.css'
import { RequestPanel } from '../request/RequestPanel.tsx'
import { useBasket } from '../request/useBasket.ts'
import { materialsList } from '../search.ts'
import { Star } from '../Star.tsx'
import { Thumb } from '../Thumb.tsx'

/** The catalogue of support materials; whoever may ask gathers a request from it. */
export function MaterialsPage() {
  const { t } = useTranslation('materials')
  const format = useFormat()
  const phone = usePhone()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const asks = staff || (me !== null && roleOf(me) === 'agent')
  const list = useList(materialsList)
  const basket = useBasket()
  const read = useQuery({
    ...materialsQuery(list.asked),
    placeholderData: keepPreviousData,
    // What can be done with a row stands in a column of its own.
    select: (answer) => ({
      ...answer,
      headers: asks
        ? [...answer.headers, { key: 'acts', type: 'text' as const, label: t('request') }]
        : answer.headers,
    }),
  })
  return (
    <ListPage<MaterialRow>
      list={list}
      read={read}
      title={t('materials')}
      searchLabel={t('search')}
      filters={<CatalogueFilters list={list} staff={staff} counted={asks} />}
      files={(kind, watch) => materialsFile(list.asked, kind, watch)}
      actions={
        asks &&
        basket.lines.length > 0 && (
          <Button leftSection={<IconShoppingCart size={16} />} onClick={basket.show}>
            {t('open', { count: basket.lines.length, n: format.int(basket.lines.length) })}
          </Button>
        )
      }
      empty={{ title: t('none'), words: t('noneNext') }}
      rowKey={(row) => String(row.id)}
      nameKey="name"
      cells={{
        name: (row) =>
          phone && row.availability !== undefined ? (
            <span className={styles.what}>
              <b>{row.name}</b>
              <small>{t('stock', { code: row.product_code, n: format.int(row.availability) })}</small>
            </span>
          ) : (
            row.name
          ),
        image: (row) => <Thumb image={row.image} />,
        acts: (row) => (
          <span className={styles.acts}>
            <Star row={row} />
            {list.search.status !== 'archived' && (
              <Button
                size="xs"
                leftSection={<IconPlus size={14} />}
                aria-label={t('askFor', { name: row.name })}
                onClick={() => basket.add(row)}
              >
                {t('ask')}
              </Button>
            )}
          </span>
        ),
      }}
      giveWay={[
        'weight',
        'dpe',
        'ean',
        'brand',
        'type',
        'printed',
        'manager',
        'cost',
        'realised',
        'delivered_to_customers',
        'still_to_deliver',
        'committed',
        'price',
        'quantity',
        'family',
        'conf',
        'product_code',
        'image',
        'availability',
      ]}
      tones={{ product_code: 'muted', availability: 'strong' }}
    >
      {asks && <RequestPanel basket={basket} staff={staff} />}
    </ListPage>
  )
}
