import { columns } from '../call.ts'
import { contentKindLegend, contentStateLegend, topicLegend } from './name-words.ts'
import type { Words } from '../words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })
export const contentLabels = {
  title: words('Titolo', 'Title', 'Titre', 'Título'),
  topic: words('Argomento', 'Topic', 'Thème', 'Tema'),
  kind: words('Tipo', 'Kind', 'Type', 'Tipo'),
  state: words('Stato', 'State', 'État', 'Estado'),
  published_at: words('Pubblicata', 'Published', 'Publiée', 'Publicada'),
  expires_at: words('Scade', 'Expires', 'Expire', 'Caduca'),
  read_at: words('Letta', 'Read', 'Lue', 'Leída'),
  reaches: words('Persone', 'People', 'Personnes', 'Personas'),
  readers: words('Lettori', 'Readers', 'Lecteurs', 'Lectores'),
  changed_at: words('Modificata', 'Changed', 'Modifiée', 'Modificada'),
} satisfies Record<string, Words>

const title = { key: 'title', type: 'text', label: contentLabels.title } as const
const topic = { key: 'topic', type: 'badge', words: topicLegend, label: contentLabels.topic } as const

export const contentColumns = columns(
  title,
  topic,
  { key: 'published_at', type: 'datetime', sortable: true, label: contentLabels.published_at },
  { key: 'expires_at', type: 'datetime', label: contentLabels.expires_at },
  { key: 'read_at', type: 'datetime', label: contentLabels.read_at },
)

export const editedColumns = columns(
  title,
  { key: 'kind', type: 'badge', words: contentKindLegend, label: contentLabels.kind },
  topic,
  { key: 'state', type: 'badge', words: contentStateLegend, label: contentLabels.state },
  { key: 'publish_at', type: 'datetime', sortable: true, label: contentLabels.published_at },
  { key: 'expires_at', type: 'datetime', sortable: true, label: contentLabels.expires_at },
  { key: 'reaches', type: 'int', label: contentLabels.reaches },
  { key: 'readers', type: 'int', label: contentLabels.readers },
  { key: 'changed_at', type: 'datetime', sortable: true, label: contentLabels.changed_at },
)
