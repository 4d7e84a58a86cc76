import { Button, Menu } from '@mantine/core'
import { contentKindLegend } from '@mandato/contract/content/name-words'
import type { Language } from '@mandato/contract/words'
import { IconCalendarUp, IconHistory } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { MoreMenu } from '../../ui/layout/MoreMenu.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { lazyExtra, lazyPart } from '../../ui/lazy-part.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { placesOf } from '../kinds.ts'
import { AudienceCard } from './AudienceCard.tsx'
import type { Edited } from './data.ts'
import { type Draft, isLater, restored } from './draft.ts'
import styles from './editor.module.css'
import { OthersHere } from './OthersHere.tsx'
import { type Eyes, usePreview } from './preview.ts'
import { StateBadge } from './StateBadge.tsx'
import { TextsSheet } from './TextsSheet.tsx'
import { useEditor } from './useEditor.ts'
import { usePresence } from './usePresence.ts'
import { WhenCard } from './WhenCard.tsx'

/** How it will be read stands below what is written, and comes after it. */
const FilesCard = lazyPart(() => import('./FilesCard.tsx'), 'FilesCard')
const LooksCard = lazyPart(() => import('./LooksCard.tsx'), 'LooksCard')
const PreviewCard = lazyPart(() => import('./PreviewCard.tsx'), 'PreviewCard')
/** What no new item has is loaded with the first one that does. */
const VersionsDialog = lazyExtra(() => import('./VersionsDialog.tsx'), 'VersionsDialog')
const ReceiptsCard = lazyPart(() => import('./ReceiptsCard.tsx'), 'ReceiptsCard')
const Overtaken = lazyPart(() => import('./Overtaken.tsx'), 'Overtaken')

interface Props {
  item: Edited | null
  draft: Draft
  /** Which version the draft began from, where that is not the item's. */
  from?: number | undefined
  kept: boolean
  place: string
}

/** The editor of an item of any kind: texts in the middle; to whom, when and how beside them. */
export function EditorView({ item, draft: begun, from, kept, place }: Props) {
  const { t } = useTranslation('contents')
  const language = useLanguage()
  const format = useFormat()
  const editor = useEditor({ item, draft: begun, from, kept, place })
  // What is typed from now on is kept, too, and is not taken up.
  const [takenUp] = useState(kept)
  const [openedAt] = useState(() => Date.now())
  const [dialog, setDialog] = useState<'versions' | 'delete' | null>(null)
  const { draft, theirs, pictures, edit, busy, dirty } = editor
  const [eyes, setEyes] = useState<Eyes>(undefined)
  const [wished, setWished] = useState<Language | undefined>(undefined)
  const [shown, setShown] = useState<Language>('it')
  const others = usePresence(item?.id, shown)
  const told = usePreview(draft, eyes, wished)
  /** Other texts in the place of these; not saved yet. */
  const exchange = (whole: Draft) => {
    edit(whole)
    editor.replace(whole)
  }
  const isOut = item !== null && item.state !== 'draft'
  const onImage = async (file: File | null) => {
    const image = file && (await editor.send(file, 'picture'))
    if (!file || image) edit({ image })
  }
  return (
    <>
      <PageHeader
        title={contentKindLegend[draft.kind].label[language]}
        back={<BackLink to="/contents">{t('contents')}</BackLink>}
        marks={item ? <StateBadge state={item.state} /> : undefined}
        subtitle={
          item
            ? t('version', { n: format.int(item.version), moment: format.dateTime(item.changed_at) })
            : undefined
        }
        actions={
          <>
            <OthersHere others={others} />
            {item && (
              <Button leftSection={<IconHistory size={16} />} onClick={() => setDialog('versions')}>
                {t('versions.title')}
              </Button>
            )}
            <Button loading={busy} disabled={!dirty && item !== null} onClick={editor.save}>
              {t('save')}
            </Button>
            {!isOut && (
              <Button
                variant="filled"
                leftSection={<IconCalendarUp size={16} />}
                loading={busy}
                onClick={editor.publishNow}
              >
                {t(isLater(draft, openedAt) ? 'schedule' : 'publish')}
              </Button>
            )}
            {item && (
              <MoreMenu label={t('more')}>
                {isOut && (
                  <Menu.Item
                    renderRoot={(props) => (
                      <Link {...props} to={placesOf[item.kind].item} params={{ id: String(item.id) }} />
                    )}
                  >
                    {t('open')}
                  </Menu.Item>
                )}
                {isOut && <Menu.Item onClick={editor.takeBack}>{t('withdraw')}</Menu.Item>}
                <Menu.Item onClick={() => setDialog('delete')}>{t('delete')}</Menu.Item>
              </MoreMenu>
            )}
          </>
        }
      />
      {takenUp && dirty && !theirs && (
        <Notice tone="info">
          {t('kept')}{' '}
          <Button variant="subtle" size="compact-sm" onClick={editor.discard}>
            {t('discard')}
          </Button>
        </Notice>
      )}
      {theirs && (
        <Suspense fallback={<LinesSkeleton />}>
          <Overtaken
            mine={draft}
            theirs={theirs}
            onTakeTheirs={editor.takeTheirs}
            onKeepMine={editor.keepMine}
          />
        </Suspense>
      )}
      <div className={styles.frame}>
        <TextsSheet
          key={editor.edition}
          draft={draft}
          pictures={pictures}
          onChange={edit}
          onPicture={async (file) => (await editor.send(file, 'picture'))?.id ?? null}
          onShow={setShown}
          unlabelled={told?.unlabelled ?? []}
          onReplace={(texts) => exchange({ ...draft, texts })}
        />
        <div className={styles.side}>
          <AudienceCard
            kind={draft.kind}
            audience={draft.audience}
            onChange={(audience) => edit({ audience })}
          />
          <WhenCard draft={draft} mailed={item?.mailed_at != null} onChange={edit} />
          <Suspense fallback={<LinesSkeleton lines={16} />}>
            <LooksCard draft={draft} onChange={edit} onImage={(file) => void onImage(file)} />
            <FilesCard draft={draft} onChange={edit} onFile={(file) => editor.send(file, 'attachment')} />
            <PreviewCard
              draft={draft}
              pictures={pictures}
              eyes={eyes}
              wished={wished}
              told={told}
              onEyes={(next) => {
                setEyes(next)
                setWished(undefined)
              }}
              onWish={setWished}
            />
          </Suspense>
          {isOut && item && (
            <Suspense fallback={<LinesSkeleton />}>
              <ReceiptsCard item={item} />
            </Suspense>
          )}
        </div>
      </div>
      {dialog === 'versions' && item && (
        <Suspense>
          <VersionsDialog
            id={item.id}
            onClose={() => setDialog(null)}
            onRestore={({ texts }) => {
              setDialog(null)
              exchange(restored(draft, texts))
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        opened={dialog === 'delete'}
        title={t('deleteAsk')}
        verb={t('delete')}
        irreversible
        busy={busy}
        onClose={() => setDialog(null)}
        onConfirm={() => {
          setDialog(null)
          editor.erase()
        }}
      />
    </>
  )
}
