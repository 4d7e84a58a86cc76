import { useNavigate } from '@tanstack/react-router'
import { toast } from '../../ui/feedback/toast.tsx'
import { type SavedOrder, savePaper } from '../data.ts'
import type { Purpose } from '../form/useOrderForm.ts'

/** After a form was saved: its order, and the PDF where that was wanted. Who went elsewhere meanwhile stays there. */
export function useSaved() {
  const navigate = useNavigate()
  return ({ id }: SavedOrder, purpose: Purpose) => {
    void navigate({ to: '/orders/$id', params: { id: String(id) }, search: {}, replace: true })
    if (purpose === 'preview') void savePaper(id).catch(toast.error)
  }
}
