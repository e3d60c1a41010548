import './navCount.css';
import { VisuallyHidden } from '@saudagar/ui';

/** Numbers above are shown as '9+', as in the list of conversations. */
const MOST_SHOWN = 9;

export interface NavCountProps {
  /** How much is new; nothing shows for 0. */
  count: number;
  /** What is counted, for assistive technology. */
  label: string;
}

/** How much is new behind a menu's entry. */
export function NavCount({ count, label }: NavCountProps) {
  if (count === 0) return null;
  return (
    <span className="sg-nav-count">
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden elementType="span">{label}</VisuallyHidden>
    </span>
  );
}
