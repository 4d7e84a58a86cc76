/** The mark of the house: a dovetail, light over dark. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path
        d="M0 2a2 2 0 0 1 2-2h20a2 2 0 0 1 2 2v10.5h-6.3l2.5-8H3.8l2.5 8H0z"
        fill="var(--brass)"
        opacity=".45"
      />
      <path d="M0 24V14h8.3L5.9 6h12.2l-2.4 8H24v10z" fill="var(--brass)" />
    </svg>
  )
}
