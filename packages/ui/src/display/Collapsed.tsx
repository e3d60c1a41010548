import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';

/** Props of {@link Collapsed}. */
export interface CollapsedProps {
  /** What is folded away, and why. */
  children: ReactNode;
  /** Id of these words, for what they describe. */
  id?: string | undefined;
  /** Label of the button that shows it. */
  showLabel: string;
  /** Told that it is to be shown; focus is on what stands around by then. */
  onShow: () => void;
}

/** Stands where something is folded away that can be shown all the same. */
export function Collapsed({ children, id, showLabel, onShow }: CollapsedProps) {
  return (
    <p className="sg-collapsed">
      <span id={id}>{children}</span>
      <Button
        variant="quiet"
        size="small"
        {...(id !== undefined && { 'aria-describedby': id })}
        onPress={({ target }) => {
          // The button goes.
          target.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
          onShow();
        }}
      >
        {showLabel}
      </Button>
    </p>
  );
}
