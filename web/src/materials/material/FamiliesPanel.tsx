import { ActionIcon, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { familiesQuery } from '../data.ts'
import { deleteFamily, type Family } from './data.ts'
import { FamilyForm } from './FamilyForm.tsx'
import styles from './material.module.css'
import { dot } from '../../ui/dot.ts'

/** The families of the catalogue: named, moved, and removed where they hold nothing. */
export function FamiliesPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const read = useQuery(familiesQuery())
  /** Null: the list is shown. */
  const [edited, setEdited] = useState<Family | 'new' | null>(null)
  const [asked, setAsked] = useState<Family | null>(null)
  const remove = useWrite(deleteFamily())
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('families.title')}
      flush={edited === null}
      actions={
        edited === null && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
            {t('families.new')}
          </Button>
        )
      }
    >
      <Loaded
        read={read}
        skeleton={
          <div className={styles.empty}>
            <LinesSkeleton lines={6} />
          </div>
        }
      >
        {({ response }) =>
          edited ? (
            <FamilyForm
              one={edited === 'new' ? null : edited}
              others={response.filter((family) => family !== edited)}
              onDone={() => setEdited(null)}
            />
          ) : response.length === 0 ? (
            <p className={styles.empty}>{t('families.none')}</p>
          ) : (
            <div className={styles.scroll}>
              <LineList>
                {response.map((family) => (
                  <li key={family.id}>
                    <div>
                      <b>{family.name}</b>
                      <p className={styles.muted}>
                        {[
                          response.find(({ id }) => id === family.parent_id)?.name,
                          t('families.count', { count: family.count }),
                        ]
                          .filter(Boolean)
                          .join(dot)}
                      </p>
                    </div>
                    <span className={styles.rowActs}>
                      <ActionIcon
                        variant="subtle"
                        aria-label={t('families.edit', { name: family.name })}
                        onClick={() => setEdited(family)}
                      >
                        <IconPencil size={16} />
                      </ActionIcon>
                      <ActionIcon
                        variant="subtle"
                        aria-label={t('families.remove', { name: family.name })}
                        onClick={() => setAsked(family)}
                      >
                        <IconTrash size={16} />
                      </ActionIcon>
                    </span>
                  </li>
                ))}
              </LineList>
            </div>
          )
        }
      </Loaded>
      <ConfirmDialog
        opened={asked !== null}
        title={t('families.removeTitle', { name: asked?.name ?? '' })}
        verb={t('families.removeVerb')}
        irreversible
        busy={remove.isPending}
        onConfirm={() =>
          asked &&
          remove.mutate(
            { params: { id: asked.id } },
            { onError: toast.error, onSettled: () => setAsked(null) },
          )
        }
        onClose={() => setAsked(null)}
      />
    </SidePanel>
  )
}
