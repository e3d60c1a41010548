import './navCount.css';
import { VisuallyHidden } from '@saudagar/ui';

/** Larger numbers are shown as '9+', as in the list of conversations. */
const MOST_SHOWN = 9;

export interface NavCountProps {
  /** Number of new items; 0 hides it. */
  count: number;
  /** Accessible name of the count. */
  label: string;
}

/** Number of new items after a menu entry. */
export function NavCount({ count, label }: NavCountProps) {
  if (count === 0) return null;
  return (
    <span className="sg-nav-count">
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden elementType="span">{label}</VisuallyHidden>
    </span>
  );
}
