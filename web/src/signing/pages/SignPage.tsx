import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../../platform/brand.ts'
import { goneBecause } from '../data.ts'
import { OpenSheet } from '../OpenSheet.tsx'
import { SignedSheet } from '../SignedSheet.tsx'
import { SignFrame } from '../SignFrame.tsx'
import { SignSkeleton } from '../SignSkeleton.tsx'
import { Unavailable } from '../Unavailable.tsx'
import { usePage } from '../usePage.ts'

const route = getRouteApi('/sign/$token')

/** The page behind the link of an invitation: read, ask for the code, sign or decline. */
export function SignPage() {
  const { t, i18n } = useTranslation('signing')
  const { token } = route.useParams()
  const { sheet, error, renew } = usePage(token, i18n.language)
  const state = sheet?.state ?? (error ? 'none' : 'waiting')
  const title = state === 'none' ? t(`gone.${goneBecause(error)}.title`) : t(`title.${state}`)
  // Who signs knows the manufacturer, not what its portal is called.
  const house = sheet?.brand ?? (state === 'waiting' ? '' : brand())
  useEffect(() => {
    document.title = [title, house].filter(Boolean).join(' · ')
  }, [title, house])
  return (
    <SignFrame house={house}>
      {state === 'waiting' && <SignSkeleton />}
      {state === 'none' && <Unavailable error={error} onRetry={renew} />}
      {sheet?.state === 'open' && (
        <OpenSheet key={sheet.document.sha256} token={token} sheet={sheet} onChanged={renew} />
      )}
      {sheet && sheet.state !== 'open' && <SignedSheet sheet={sheet} />}
    </SignFrame>
  )
}
