import { useRoutes } from '@saudagar/portal';
import { PlainButton } from '@saudagar/ui';
import type { MouseEvent, ReactNode } from 'react';

interface EventTitleProps {
  id: string;
  /** Opens the event in a dialog. */
  onOpen: (id: string) => void;
  className: string;
  children: ReactNode;
}

/** Opens an event in a dialog; with an address it is a link that can open in a new tab. */
export function EventTitle({ id, onOpen, className, children }: EventTitleProps) {
  const { event: hrefOf } = useRoutes();
  if (!hrefOf)
    return (
      <PlainButton className={className} aria-haspopup="dialog" onPress={() => onOpen(id)}>
        {children}
      </PlainButton>
    );
  return (
    <a
      className={className}
      href={hrefOf(id)}
      onClick={(click) => {
        if (!isPlain(click)) return;
        click.preventDefault();
        onOpen(id);
      }}
    >
      {children}
    </a>
  );
}

/** Returns true for a click without a modifier that opens a tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
