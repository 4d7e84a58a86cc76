import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import { deviceName } from '../../platform/device-name.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { rereadMe } from '../proof/data.ts'
import { addPasskey, passkeyOptions, startTotp } from './data.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TotpDialog } from './TotpDialog.tsx'

/** Adding a factor: the app or a passkey, and the recovery codes that come with the first one. */
export function useAddFactor() {
  const { t } = useTranslation('factors')
  const [begun, setBegun] = useState<Answer<'startTotp'>['response'] | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const start = useWrite(startTotp())
  const options = useWrite(passkeyOptions())
  const add = useWrite(addPasskey())
  const keep = async (offer: Answer<'passkeyOptions'>['response']) => {
    const { makePasskey, supported } = await import('./device-passkeys.ts')
    if (!supported()) return toast.error(new Error(t('passkeys.unsupported')))
    const credential = await makePasskey(offer)
    if (!credential) return
    add.mutate(
      { body: { name: deviceName(), credential } },
      {
        onError: toast.error,
        onSuccess: ({ response }) => {
          toast.ok(t('passkeys.added'))
          if (response.recovery_codes.length > 0) setCodes(response.recovery_codes)
          else void rereadMe()
        },
      },
    )
  }
  // Who must have a factor goes on only once the codes are kept.
  const close = () => {
    setCodes([])
    void rereadMe()
  }
  return {
    codes: setCodes,
    busy: start.isPending || options.isPending || add.isPending,
    app: () => start.mutate({}, { onError: toast.error, onSuccess: ({ response }) => setBegun(response) }),
    passkey: () =>
      options.mutate(
        {},
        { onError: toast.error, onSuccess: ({ response }) => void keep(response).catch(toast.error) },
      ),
    dialogs: (
      <>
        {begun && (
          <TotpDialog
            begun={begun}
            onClose={() => setBegun(null)}
            onDone={(made) => {
              setBegun(null)
              setCodes(made)
            }}
          />
        )}
        {codes.length > 0 && <RecoveryCodes codes={codes} onClose={close} />}
      </>
    ),
  }
}
