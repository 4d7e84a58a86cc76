import { Button, FileInput, Modal, TextInput } from '@mantine/core'
import { isSafeLink } from '@mandato/contract/content/links'
import type { Command } from 'prosemirror-state'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { insertPicture, insertVideo, link } from './commands.ts'
import styles from './editor.module.css'

export type Inserting = 'link' | 'picture' | 'video'
interface Props {
  what: Inserting
  onPicture: (file: File) => Promise<number | null>
  onDone: (command: Command) => void
  onClose: () => void
}

/** Asks for what a link, a video or a picture needs. */
export function Insert({ what, onPicture, onDone, onClose }: Props) {
  const { t } = useTranslation('contents')
  const { t: ui } = useTranslation('ui')
  const [address, setAddress] = useState('')
  const [words, setWords] = useState('')
  const [caption, setCaption] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const href = /^(https?:|mailto:|tel:|\/)/.test(address) || address === '' ? address : `https://${address}`
  const wrong = href !== '' && !isSafeLink(href)
  const ready =
    what === 'picture' ? file !== null && words.trim() !== '' : !wrong && (what === 'link' || href !== '')
  const finish = async () => {
    if (what === 'picture' && file) {
      setBusy(true)
      const id = await onPicture(file)
      setBusy(false)
      if (id === null) return
      onDone(insertPicture(id, words.trim(), caption.trim()))
    } else onDone(what === 'link' ? link(href) : insertVideo(href, words.trim()))
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`insert.${what}`)}
      size={440}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <form
        className={styles.insert}
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) void finish()
        }}
      >
        {what === 'picture' ? (
          <>
            <FileInput
              label={t('insert.file')}
              accept="image/png,image/jpeg,image/webp"
              value={file}
              onChange={setFile}
            />
            <TextInput
              label={t('insert.alt')}
              description={t('insert.altWhy')}
              value={words}
              maxLength={300}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <TextInput
              label={t('insert.caption')}
              value={caption}
              maxLength={300}
              onChange={(event) => setCaption(event.currentTarget.value)}
            />
          </>
        ) : (
          <>
            <TextInput
              label={t('insert.address')}
              placeholder="https://"
              value={address}
              error={wrong && t('insert.wrong')}
              onChange={(event) => setAddress(event.currentTarget.value.trim())}
            />
            {what === 'video' && (
              <TextInput
                label={t('insert.title')}
                value={words}
                maxLength={200}
                onChange={(event) => setWords(event.currentTarget.value)}
              />
            )}
          </>
        )}
        <Button type="submit" variant="filled" disabled={!ready} loading={busy}>
          {t('insert.do')}
        </Button>
      </form>
    </Modal>
  )
}
