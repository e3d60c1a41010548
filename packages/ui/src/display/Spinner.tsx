import type { ReactNode } from 'react';

export interface SpinnerProps {
  /** Names the loading content, below the ring. */
  children: ReactNode;
  /** Puts ring and text on one line, for a list that loads more. @default false */
  isLine?: boolean | undefined;
}

/** Placeholder of a loading page. For lists and cards use a skeleton. */
export function Spinner({ children, isLine }: SpinnerProps) {
  return (
    <div className="sg-spinner" role="status" data-line={isLine || undefined}>
      <span className="sg-spinner-ring" aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
