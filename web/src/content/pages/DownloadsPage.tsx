import { Button } from '@mantine/core'
import { IconBell, IconBellOff, IconFolderPlus, IconPencil, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '@mandato/contract/words'
import { staleSince } from '../../platform/online.ts'
import { useWrite } from '../../platform/use-write.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { SearchField } from '../../ui/layout/SearchField.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { languageNames } from '../../platform/i18n/languages.ts'
import { dot } from '../../ui/dot.ts'
import { CookieNotice } from '../downloads/CookieNotice.tsx'
import { type DownloadRow, type Downloads, downloadsQuery, watchFolder } from '../downloads/data.ts'
import styles from '../downloads/downloads.module.css'
import { FileRows } from '../downloads/FileRows.tsx'
import { FileSide } from '../downloads/FileSide.tsx'
import { FolderChoice } from '../downloads/FolderChoice.tsx'
import { FolderDialog } from '../downloads/FolderDialog.tsx'
import { FolderZip } from '../downloads/FolderZip.tsx'
import { KeptCard } from '../downloads/kept/KeptCard.tsx'
import { UploadDialog } from '../downloads/UploadDialog.tsx'
import { ZipBar } from '../downloads/ZipBar.tsx'
import type { DownloadsSearch } from '../search.ts'
import { useMay } from '../downloads/useMay.ts'

const route = getRouteApi('/in/downloads')

/** What head office hands out: folders, their files, and the one that is chosen beside them. */
export function DownloadsPage() {
  const { t } = useTranslation('downloads')
  const search: DownloadsSearch = route.useSearch()
  const navigate = route.useNavigate()
  const go = (next: Partial<DownloadsSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), resetScroll: false })
  const { folder, q, language, page } = search
  const read = useQuery(downloadsQuery({ folder, q, language, page }))
  const all = read.data?.response
  const outermost = all?.folders.filter(({ parent_id }) => parent_id === null) ?? []
  const files = outermost.reduce((sum, one) => sum + one.files, 0)
  const newer = outermost.reduce((sum, one) => sum + one.newer, 0)
  return (
    <Page>
      <PageHeader
        oneLine
        title={t('title')}
        subtitle={
          all &&
          [t('count', { count: files }), newer > 0 && t('newer', { count: newer })].filter(Boolean).join(dot)
        }
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
      />
      <div className={styles.search}>
        <SearchField
          label={t('search')}
          value={q ?? ''}
          onChange={(text) => go({ q: text || undefined, page: undefined })}
        />
      </div>
      <CookieNotice />
      <Loaded read={read} skeleton={<Skeleton height={480} />}>
        {({ response }) => <Area answer={response} old={read.isPlaceholderData} search={search} go={go} />}
      </Loaded>
      {/* Never seen with a network, the area says nothing without one; what is kept here is there all the same. */}
      {!all && !read.isFetching && <KeptCard />}
    </Page>
  )
}

interface AreaProps {
  answer: Downloads
  /** It answers an earlier question. */
  old: boolean
  search: DownloadsSearch
  go: (next: Partial<DownloadsSearch>) => void
}
function Area({ answer: { folders, files, total, per_page }, old, search, go }: AreaProps) {
  const { t } = useTranslation('downloads')
  const { folder, q, language, file, page } = search
  const may = useMay()
  // Whole rows: those of another folder or page are not in the answer any more.
  const [ticked, setTicked] = useState<ReadonlyMap<number, DownloadRow>>(new Map())
  const [dialog, setDialog] = useState<'new' | 'edit' | 'upload' | null>(null)
  const watch = useWrite(watchFolder())
  const here = folders.find(({ id }) => id === folder)
  const tick = (row: DownloadRow) =>
    setTicked((old) => {
      const next = new Map(old)
      if (!next.delete(row.id)) next.set(row.id, row)
      return next
    })
  const clear = () => setTicked(new Map())
  const speak = (one: Language | undefined) => {
    // Another language means other files, of other sizes.
    clear()
    go({ language: one })
  }
  const tell = (watched: boolean) =>
    here &&
    watch.mutate(
      { params: { id: here.id }, body: { watched } },
      { onSuccess: () => toast.ok(t(watched ? 'watched' : 'unwatched')), onError: toast.error },
    )
  return (
    <div className={styles.area} data-file={file !== undefined || undefined}>
      <div className={styles.side}>
        <Card flush>
          <FolderChoice folders={folders} open={folder}>
            {may && (
              <Button
                variant="subtle"
                leftSection={<IconFolderPlus size={16} />}
                onClick={() => setDialog('new')}
              >
                {t('newFolder')}
              </Button>
            )}
          </FolderChoice>
        </Card>
        <KeptCard />
      </div>
      <div className={styles.middle}>
        <Card
          flush
          old={old}
          title={q ? t('found') : (here?.name ?? t('all'))}
          hint={t('count', { count: total })}
          action={
            <>
              {here && <FolderZip key={here.id} folder={here} language={language} />}
              {here && (
                <Button
                  size="xs"
                  aria-pressed={here.watched}
                  leftSection={here.watched ? <IconBell size={14} /> : <IconBellOff size={14} />}
                  onClick={() => tell(!here.watched)}
                >
                  {t(here.watched ? 'watching' : 'watch')}
                </Button>
              )}
              {may && here && (
                <>
                  <Button size="xs" leftSection={<IconPencil size={14} />} onClick={() => setDialog('edit')}>
                    {t('change')}
                  </Button>
                  <Button
                    size="xs"
                    leftSection={<IconUpload size={14} />}
                    onClick={() => setDialog('upload')}
                  >
                    {t('upload')}
                  </Button>
                </>
              )}
              <FilterChip
                label={t('language')}
                value={language}
                options={languages.map((key) => ({ key, label: languageNames[key] }))}
                onChange={(one) => speak(languages.find((key) => key === one))}
              />
            </>
          }
        >
          {files.length === 0 ? (
            <EmptyState title={t(q ? 'noneFound' : 'none')}>{t(q ? 'noneFoundNext' : 'noneNext')}</EmptyState>
          ) : (
            <FileRows
              files={files}
              folders={folders}
              folder={folder}
              ticked={ticked}
              open={file}
              onTick={tick}
              onOpen={(id) => go({ file: id })}
            />
          )}
          {total > per_page && (
            <Pagination
              page={page ?? 1}
              perPage={per_page}
              total={total}
              onPage={(next) => go({ page: next === 1 ? undefined : next })}
            />
          )}
        </Card>
        <ZipBar
          files={[...ticked.values()].map((row) => files.find(({ id }) => id === row.id) ?? row)}
          language={language}
          onClear={clear}
        />
      </div>
      {file !== undefined && (
        <FileSide id={file} language={language} onLanguage={speak} onClose={() => go({ file: undefined })} />
      )}
      {(dialog === 'new' || (dialog === 'edit' && here)) && (
        <FolderDialog
          folder={dialog === 'edit' ? (here ?? null) : null}
          folders={folders}
          around={folder}
          onClose={(gone) => {
            setDialog(null)
            if (gone) go({ folder: undefined, file: undefined })
          }}
        />
      )}
      {dialog === 'upload' && here && (
        <UploadDialog
          folder={here}
          files={files.filter(({ folder_id }) => folder_id === here.id)}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}
