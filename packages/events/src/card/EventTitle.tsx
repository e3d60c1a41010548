import { useRoutes } from '@saudagar/portal';
import { PlainButton } from '@saudagar/ui';
import type { MouseEvent, ReactNode } from 'react';

interface EventTitleProps {
  id: string;
  /** Opens the event in place. */
  onOpen: (id: string) => void;
  className: string;
  children: ReactNode;
}

/** Opens an event in place; with an address it is a link, for a tab of its own. */
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

/** Pressed as such, and not to open a tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
