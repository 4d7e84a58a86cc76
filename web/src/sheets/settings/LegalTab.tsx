import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../accounts/index.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { type LegalKind, versionsQuery } from './data.ts'
import { LegalEditor } from './LegalEditor.tsx'
import styles from './settings.module.css'
import { VersionsCard } from './VersionsCard.tsx'

/** A legal text: what was published, and the next version in the making. */
export function LegalTab({ kind }: { kind: LegalKind }) {
  const me = useMe()
  const read = useQuery(versionsQuery(kind))
  return (
    <Loaded read={read} skeleton={<LinesSkeleton lines={16} />}>
      {({ response }) => (
        <div className={styles.legal}>
          {me && <LegalEditor key={response.latest} kind={kind} versions={response} person={me.userId} />}
          <VersionsCard kind={kind} versions={response} />
        </div>
      )}
    </Loaded>
  )
}
