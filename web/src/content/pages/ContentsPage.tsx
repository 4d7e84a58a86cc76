import { Button, Menu } from '@mantine/core'
import { contentKinds, contentStates } from '@mandato/contract/content/names'
import { contentKindLegend, contentStateLegend, topicLegend } from '@mandato/contract/content/name-words'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { contentsFile, contentsQuery, type EditedRow } from '../editor/data.ts'
import { StateBadge } from '../editor/StateBadge.tsx'
import { contentsList } from '../search.ts'

/** Everything head office wrote, drafts too, and the way to something new. */
export function ContentsPage() {
  const { t } = useTranslation('contents')
  const language = useLanguage()
  const phone = usePhone()
  const list = useList(contentsList)
  const read = useQuery({ ...contentsQuery(list.asked), placeholderData: keepPreviousData })
  return (
    <ListPage<EditedRow>
      list={list}
      read={read}
      title={t('contents')}
      searchLabel={t('search')}
      filters={
        <>
          <FilterChip
            label={t('kind')}
            value={list.search.kind}
            options={contentKinds.map((key) => ({ key, label: contentKindLegend[key].label[language] }))}
            onChange={(kind) => list.change({ kind: contentKinds.find((one) => one === kind) })}
          />
          <FilterChip
            label={t('state')}
            value={list.search.state}
            options={contentStates.map((key) => ({ key, label: contentStateLegend[key].label[language] }))}
            onChange={(state) => list.change({ state: contentStates.find((one) => one === state) })}
          />
        </>
      }
      files={(kind, watch) => contentsFile(list.asked, kind, watch)}
      actions={
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="filled" leftSection={<IconPlus size={16} />}>
              {t('new')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {contentKinds.map((kind) => (
              <Menu.Item
                key={kind}
                renderRoot={(props) => (
                  <Link {...props} to="/contents/$id" params={{ id: 'new' }} search={{ kind }} />
                )}
              >
                {contentKindLegend[kind].label[language]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      }
      empty={{ title: t('none'), words: t('noneNext') }}
      rowKey={({ id }) => String(id)}
      nameKey="title"
      linkOf={({ id }) => ({ to: '/contents/$id', params: { id: String(id) }, search: {} })}
      cells={{
        title: (row) =>
          phone ? (
            <Named>
              <b>{row.title || t('untitled')}</b>
              {/* How it stands is said in the column beside. */}
              <small>{contentKindLegend[row.kind].label[language]}</small>
            </Named>
          ) : (
            row.title || t('untitled')
          ),
        kind: ({ kind }) => contentKindLegend[kind].label[language],
        topic: ({ topic }) => <Badge>{topicLegend[topic].label[language]}</Badge>,
        state: ({ state }) => <StateBadge state={state} />,
      }}
      // On a phone the kind stands under the title.
      giveWay={[
        ...(phone ? (['kind'] as const) : []),
        'changed_at',
        'topic',
        'expires_at',
        'reaches',
        'readers',
        'publish_at',
        'kind',
        'state',
      ]}
      tones={{ title: 'strong' }}
    />
  )
}
