import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeRecord } from '../../platform/journal/journal.ts'
import type { Outcome } from '../../platform/journal/outcome.ts'
import { type Found, useFound } from '../../platform/journal/useJournal.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useOnDevice } from '../../ui/forms/useOnDevice.ts'
import { useOtherTabs } from '../../ui/forms/useOtherTabs.ts'
import { rereadRequests } from '../data.ts'
import { requestKind } from '../kind.ts'
import { type For, furtherOf, gathered, isEmpty, type Line, nothing, type Typed } from './typed.ts'

const fresh = (): Found => ({ id: crypto.randomUUID(), record: null, fields: null })

/**
 * What is gathered for one request, one line for each material; it lies on the device until it is sent.
 * @param request one that was begun or came back, where it is that one
 * @param begunFor whom it is for where it begins empty
 */
export function useBasket(staff: boolean, request?: string, begunFor?: For) {
  const { t } = useTranslation('materials')
  const kept = useFound(requestKind, gathered, request)
  // What waits is on its way: what is gathered now is another request.
  const isOpen = kept && kept.record?.state !== 'waiting' && kept.record?.state !== 'sending'
  const [other, setOther] = useState(fresh)
  const [left, setLeft] = useState(false)
  const found = kept && isOpen && !left ? kept : other
  const start = (found.fields ?? nothing) as Typed
  const [changed, setChanged] = useState<Typed | null>(null)
  const typed = changed ?? start
  const [opened, setOpened] = useState(request !== undefined)
  const device = useOnDevice<Typed, 'send'>({
    kind: requestKind,
    found,
    subject: gathered,
    typed,
    isEmpty,
    fieldsOf: (now) => now,
    about: ({ lines, recipient }) => ({
      title: recipient.name ?? t('forAgency'),
      about: lines.map(({ material, quantity }) => `${quantity} × ${material.name}`).join(', '),
    }),
    heard,
  })
  useOtherTabs<Typed>(found.id, device.keeping, {
    read: (fields) => fields as Typed,
    now: () => typed,
    take: (next) => setChanged(next as unknown as Typed),
  })
  /** This one goes its own way; the next one begins. */
  const begin = () => {
    device.keeping.settled(nothing)
    setChanged(nothing)
    setOther(fresh())
    setLeft(true)
    setOpened(false)
  }
  function heard(outcome: Outcome): void {
    if (!outcome.done && outcome.waits) {
      toast.info(t('waits'))
      void changeRecord(found.id, { subject: found.id })
      return begin()
    }
    if (!outcome.done) return toast.error(outcome.error)
    const sent = outcome.fields as Typed
    const further = furtherOf(typed, sent)
    if (isEmpty(further)) device.keeping.settled(further)
    setChanged(further)
    setOpened(false)
    toast.ok(t(staff ? 'accepted' : 'sent', { count: sent.lines.length }))
    void rereadRequests()
  }
  const change = (next: Partial<Typed>) => setChanged({ ...typed, ...next })
  const { lines } = typed
  return {
    ...typed,
    opened,
    device,
    show: () => setOpened(true),
    hide: () => setOpened(false),
    /** Begins with one pack; one that is there stays as it is. */
    add: ({ id, name, product_code, conf, image }: Line['material']) => {
      setOpened(true)
      const material = { id, name, product_code, conf, image }
      if (kept && !lines.some((line) => line.material.id === id))
        change({
          lines: [...lines, { material, quantity: conf }],
          // What was gathered for another stays with that one.
          ...(begunFor && isEmpty(typed) && { recipient: begunFor }),
        })
    },
    set: (id: number, quantity: number) =>
      change({ lines: lines.map((line) => (line.material.id === id ? { ...line, quantity } : line)) }),
    remove: (id: number) => change({ lines: lines.filter(({ material }) => material.id !== id) }),
    address: (recipient: For) => change({ recipient }),
    write: (note: string) => change({ note }),
    send: () => device.save('send'),
  }
}

export type Basket = ReturnType<typeof useBasket>
