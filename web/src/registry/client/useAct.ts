import { useMutation } from '@tanstack/react-query'
import { roleOf, useMe } from '../../accounts/index.ts'
import {
  approveDeletion,
  type Client,
  deleteClient,
  deleteOwnClient,
  suspendClient,
  withdrawDeletion,
} from '../clients/data.ts'
import type { ActName } from './ActDialog.tsx'

/** The act itself; an agent asks the company by a call of its own. */
export function useAct(act: ActName, { id }: Client): (reason: string) => Promise<unknown> {
  const me = useMe()
  const suspend = useMutation(suspendClient())
  const ask = useMutation(deleteClient())
  const askAsAgent = useMutation(deleteOwnClient())
  const approve = useMutation(approveDeletion())
  const withdraw = useMutation(withdrawDeletion())
  const params = { id }
  return (reason) => {
    switch (act) {
      case 'suspend':
        return suspend.mutateAsync({ params, body: { suspended: true, reason } })
      case 'lift':
        return suspend.mutateAsync({ params, body: { suspended: false } })
      case 'requestDeletion':
        return (me && roleOf(me) === 'agent' ? askAsAgent : ask).mutateAsync({ params, body: { reason } })
      case 'approveDeletion':
        return approve.mutateAsync({ params })
      case 'withdrawDeletion':
        return withdraw.mutateAsync({ params })
    }
  }
}
