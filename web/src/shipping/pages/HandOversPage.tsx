import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { viewsOf } from '../../accounts/views/index.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { type HandOverRow, handOversFile, handOversQuery, undoHandOver } from '../data.ts'
import { ReceiptButton } from '../ReceiptButton.tsx'
import { handOversList } from '../search.ts'
import { usePhone } from '../../ui/useUpTo.ts'

/** What was handed over to whom, with the receipts. */
export function HandOversPage() {
  const { t } = useTranslation('shipping')
  const list = useList(handOversList)
  const read = useQuery({ ...handOversQuery(list.asked), placeholderData: keepPreviousData })
  const undo = useWrite(undoHandOver())
  const takeBack = ({ id }: HandOverRow) =>
    undo.mutate(
      { params: { delivery: id } },
      { onError: toast.error, onSuccess: () => toast.ok(t('handOver.undone')) },
    )
  const phone = usePhone()
  return (
    <ListPage<HandOverRow>
      list={list}
      read={read}
      title={t('handOver.many')}
      searchLabel={t('handOver.search')}
      views={viewsOf('handOvers', list)}
      files={(kind, watch) => handOversFile(list.asked, kind, watch)}
      empty={{ title: t('handOver.none'), words: t('handOver.noneNext') }}
      rowKey={(row) => String(row.id)}
      nameKey="client"
      cells={{
        client: (row) => (
          <>
            <b>{row.client}</b> {phone && <br />}
            <ReceiptButton handOver={row.id} />
            {row.may.undo && (
              <Button size="xs" variant="subtle" loading={undo.isPending} onClick={() => takeBack(row)}>
                {t('handOver.undo')}
              </Button>
            )}
            {row.undone_at && <Badge>{t('handOver.isUndone')}</Badge>}
          </>
        ),
      }}
      giveWay={['note', 'by', 'agency', 'city', 'signed_by']}
    />
  )
}
