import { useEffect, useRef, useState } from 'react'

type Told = (isNear: boolean, height: number) => void
const told = new WeakMap<Element, Told>()
/** One for all: some hundred of their own would each look at every scroll. */
let observer: IntersectionObserver | undefined

const watching = () =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        told.get(target)?.(isIntersecting, boundingClientRect.height)
    },
    // What a turn of the wheel brings into sight is drawn before it is there.
    { rootMargin: '400px 0px' },
  ))

/**
 * Whether something stands in sight or close to it, so that what is far away can be drawn with less. What holds the
 * cursor stays near. `height` is how many pixels it took when it was last near; 0 before.
 */
export function useNear<E extends Element>(begins: boolean) {
  const ref = useRef<E>(null)
  const [state, setState] = useState({ near: begins, height: 0 })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    told.set(element, (near, height) => {
      if (!near && element.contains(document.activeElement)) return
      setState((was) => (was.near === near ? was : { near, height: near ? was.height : height }))
    })
    watching().observe(element)
    return () => watching().unobserve(element)
  }, [])
  return { ref, ...state }
}
