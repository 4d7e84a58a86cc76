import { useWrite } from '../../platform/use-write.ts'
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
  const suspend = useWrite(suspendClient())
  const ask = useWrite(deleteClient())
  const askAsAgent = useWrite(deleteOwnClient())
  const approve = useWrite(approveDeletion())
  const withdraw = useWrite(withdrawDeletion())
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
