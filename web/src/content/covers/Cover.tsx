import type { Cover as CoverName } from '@mandato/contract/content/names'
import type { ReactNode } from 'react'
import { usePicture } from '../item/files-here.ts'
import styles from './cover.module.css'

const faint = styles.faint
const ground = <path d="M60 214h280" />

/** Drawn on a sheet of 400 by 240, lines of one colour on the tint of their subject. */
const drawings: Readonly<Record<CoverName, ReactNode>> = {
  wardrobe: (
    <>
      <path d="M92 208V58h108v150M128 58v150M164 58v150M200 152h112v56M200 178h112M256 152v56M200 100h112v4H200z" />
      <path
        className={faint}
        d="M96 62h28v142H96zM100 92h20M100 122h20M100 152h20M104 92v-12h6v12M210 100V86h8v14M224 100V82h9v18M240 100V88h7v12M272 100V80h10v20M142 118v18M150 118v18M226 165h6M282 165h6M226 192h6M282 192h6"
      />
      <path d="M286 152l-2-14h16l-2 14zM292 138q-3-16-13-20q1 15 13 20q0-19 6-28q8 15-6 28" />
      {ground}
    </>
  ),
  samples: (
    <>
      {[-50, -25, 0, 25, 50].map((angle, turn) => (
        <g key={angle} transform={`rotate(${angle} 200 200)`}>
          <path d="M184 66h32v136h-32z" />
          <path
            className={faint}
            d={
              [
                'M190 72v124M198 72v124M207 72v124',
                'M184 92h32M184 118h32M184 144h32M200 66v26M192 92v26',
                'M189 66v136M195 66v136M201 66v136M207 66v136',
                'M190 84l12 8M196 112l14 6M190 140l10 10M200 164l12 4',
                '',
              ][turn]
            }
          />
        </g>
      ))}
      <circle cx="200" cy="192" r="4" />
      {ground}
    </>
  ),
  oven: (
    <>
      <path d="M140 52h120v156H140zM150 62h100v112H150zM160 84h80v78h-80zM150 180h100v22H150z" />
      <path className={faint} d="M164 73h72M160 122h80M172 100l34 44M196 94l34 40M180 191h40" />
      {ground}
    </>
  ),
  table: (
    <>
      <path d="M86 146h228v6H86zM96 152l-6 58M304 152l6 58M200 40v46M160 104q40-38 80 0q-40 8-80 0z" />
      <path
        className={faint}
        d="M124 146v-16q16-8 32 0v16M130 152l-6 58M152 152l6 58M184 146v-16q16-8 32 0v16M190 152l-6 58M212 152l6 58M244 146v-16q16-8 32 0v16M250 152l-6 58M272 152l6 58"
      />
      {ground}
    </>
  ),
  doors: (
    <>
      <path d="M92 84h46v124H92zM150 62h46v146h-46zM208 84h46v124h-46zM266 62h46v146h-46z" />
      <path
        className={faint}
        d="M100 92h30v108h-30zM158 70h30v130h-30zM216 92h30v108h-30zM274 70h30v130h-30zM134 140v14M192 134v14M250 140v14M308 134v14M70 44h260"
      />
      {ground}
    </>
  ),
  kitchen: (
    <>
      <path d="M80 142h240v6H80zM84 148v60h232v-60M142 148v60M200 148v60M258 148v60M96 52h72v48H96zM232 52h72v48h-72zM132 52v48M268 52v48M182 100h36v-6l-10-10V52h-16v32l-10 10z" />
      <path
        className={faint}
        d="M84 168h58M200 168h58M150 156h42v44h-42zM156 166h30M112 158h8M228 158h8M286 158h8M126 76v8M138 76v8M262 76v8M274 76v8M270 142v-22q0-8 8-8t8 8"
      />
      {ground}
    </>
  ),
  calendar: (
    <>
      <path d="M124 66h152v142H124zM124 98h152M156 54v22M244 54v22" />
      <path className={faint} d="M124 126h152M124 153h152M124 181h152M162 98v110M200 98v110M238 98v110" />
      <path d="M242 158l10 12l20-24" />
      {ground}
    </>
  ),
  truck: (
    <>
      <path d="M84 84h150v108H84zM234 116h46l30 34v42h-76zM250 128h26l18 22h-44z" />
      <circle cx="128" cy="196" r="15" />
      <circle cx="274" cy="196" r="15" />
      <path
        className={faint}
        d="M100 100h54v54h-54zM162 120h40v34h-40zM100 154h118v22H100zM127 100v54M182 120v34"
      />
      {ground}
    </>
  ),
  chart: (
    <>
      <path d="M100 60v148h204M124 208v-44h26v44M168 208v-70h26v70M212 208v-58h26v58M256 208V92h26v116" />
      <path className={faint} d="M100 100h204M100 136h204M100 172h204" />
      <path d="M137 142l44-26l44 10l44-50" />
      {ground}
    </>
  ),
  price: (
    <>
      <path d="M132 84l62-28h76v76l-28 62q-6 10-16 4l-96-98q-6-8 2-16z" />
      <circle cx="246" cy="80" r="9" />
      <path className={faint} d="M162 108l62 62M174 96l62 62M246 71q14-30 44-22" />
      {ground}
    </>
  ),
}
const tints: Readonly<Record<CoverName, string | undefined>> = {
  wardrobe: styles.clay,
  samples: styles.sand,
  oven: styles.stone,
  table: styles.sage,
  doors: styles.sky,
  kitchen: styles.clay,
  calendar: styles.sand,
  truck: styles.sky,
  chart: styles.sage,
  price: styles.stone,
}

/**
 * What stands at the head of an item: its own picture, else a drawing; the drawing also where the picture does not come,
 * as without a network. Both only decorate: the title says what it is.
 */
export function Cover({ name, image }: { name: CoverName; image: string | null }) {
  const { src, onError } = usePicture(image)
  return (
    <span className={`${styles.cover} ${tints[name]}`}>
      {src ? (
        <img src={src} alt="" loading="lazy" onError={onError} />
      ) : (
        <svg viewBox="0 0 400 240" aria-hidden>
          {drawings[name]}
        </svg>
      )}
    </span>
  )
}
