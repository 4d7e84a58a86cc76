import { useState } from 'react'
import type { Material } from './data.ts'
import { FactsCard } from './FactsCard.tsx'
import { FeatureList } from './FeatureList.tsx'
import styles from './material.module.css'
import { LazyMaterialForm } from './LazyMaterialForm.tsx'
import { PicturesCard } from './PicturesCard.tsx'

/** The data and pictures of a material: a form for editors, text for the others. */
export function DataTab({ one, reread }: { one: Material; reread: () => Promise<Material | undefined> }) {
  // The form keeps the version it was opened with, also when somebody else saves; the server then refuses.
  const [base, setBase] = useState(one)
  const [dirty, setDirty] = useState(false)
  if (!dirty && base.version !== one.version) setBase(one)
  return (
    <div className={styles.page}>
      {one.may.edit ? (
        <LazyMaterialForm
          key={base.version}
          one={base}
          onDirty={setDirty}
          onSaved={setBase}
          onReload={() => void reread().then((now) => setBase(now ?? one))}
        />
      ) : (
        <div className={styles.stack}>
          <FactsCard one={one} />
          <FeatureList one={one} />
        </div>
      )}
      <PicturesCard one={one} />
    </div>
  )
}
