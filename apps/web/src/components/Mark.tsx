export interface MarkProps {
  /** Pixels. */
  readonly size: number;
}

/** The mark of Retron: the open arrow of a retrosynthetic step. */
export function Mark({ size }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true" style={{ flex: 'none', display: 'block' }}>
      <rect width="30" height="30" rx="8" fill="var(--retron-brand-bg)" />
      <path d="M7 12.4h11.4M7 17.6h11.4" stroke="var(--retron-brand-fg)" strokeWidth="2.1" strokeLinecap="round" />
      <path
        d="M16.4 8.2 23.4 15l-7 6.8"
        fill="none"
        stroke="var(--retron-brand-fg)"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
