import type { ReactNode } from 'react';

export interface SpinnerProps {
  /** What is loading, written under the ring. */
  children: ReactNode;
  /** Whether it is one line, the ring before its words, where more of a list loads. @default false */
  isLine?: boolean;
}

/** A whole page on its way. Where a list or a card loads, a skeleton stands in. */
export function Spinner({ children, isLine }: SpinnerProps) {
  return (
    <div className="sg-spinner" role="status" data-line={isLine || undefined}>
      <span className="sg-spinner-ring" aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
