import type { ReactNode } from 'react';

export interface SpinnerProps {
  /** What is loading, written under the ring. */
  children: ReactNode;
}

/** A whole page on its way. Where a list or a card loads, a skeleton stands in. */
export function Spinner({ children }: SpinnerProps) {
  return (
    <div className="sg-spinner" role="status">
      <span className="sg-spinner-ring" aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
