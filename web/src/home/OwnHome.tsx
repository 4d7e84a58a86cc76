import type { User } from '../accounts/index.ts'
import type { Answer } from '../platform/api.ts'
import { Loaded, type Read } from '../ui/feedback/Loaded.tsx'
import { Blocks } from './blocks/Blocks.tsx'
import { NewsBlock } from './NewsBlock.tsx'
import { OwnBlock } from './OwnBlock.tsx'
import { RevenueSkeleton } from './RevenueBlock.tsx'

/** The first screen of who has no figures: what is there, whom to ask, and what head office says. */
export function OwnHome({ me, read }: { me: User; read: Read<Answer<'dashboard'>> }) {
  const own = (
    <Loaded read={read} skeleton={<RevenueSkeleton />}>
      {({ response: { contact } }) => <OwnBlock me={me} contact={contact} />}
    </Loaded>
  )
  return (
    <Blocks
      blocks={[
        { key: 'own', size: 'whole', content: own },
        { key: 'news', size: 'whole', content: <NewsBlock /> },
      ]}
    />
  )
}
