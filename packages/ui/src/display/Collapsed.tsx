import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';

/** Props of {@link Collapsed}. */
export interface CollapsedProps {
  /** Description of the collapsed content, and the reason. */
  children: ReactNode;
  /** Id of the description. */
  id?: string | undefined;
  /** Label of the button that expands it. */
  showLabel: string;
  /** Called to expand it, after focus has moved to the surrounding element. */
  onShow: () => void;
}

/** Placeholder for collapsed content that can be expanded. */
export function Collapsed({ children, id, showLabel, onShow }: CollapsedProps) {
  return (
    <p className="sg-collapsed">
      <span id={id}>{children}</span>
      <Button
        variant="quiet"
        size="small"
        {...(id !== undefined && { 'aria-describedby': id })}
        onPress={({ target }) => {
          // The button unmounts.
          target.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
          onShow();
        }}
      >
        {showLabel}
      </Button>
    </p>
  );
}
