import { useRoutes } from '@saudagar/portal';
import { UnstyledButton } from '@saudagar/ui';
import type { MouseEvent, ReactNode } from 'react';

interface EventTitleProps {
  eventId: string;
  /** Opens the event in a dialog. */
  onOpen: (eventId: string) => void;
  className: string;
  children: ReactNode;
}

/** Opens an event in a dialog; with an address it is a link that can open in a new tab. */
export function EventTitle({ eventId, onOpen, className, children }: EventTitleProps) {
  const { event: hrefOf } = useRoutes();
  if (!hrefOf)
    return (
      <UnstyledButton className={className} aria-haspopup="dialog" onPress={() => onOpen(eventId)}>
        {children}
      </UnstyledButton>
    );
  return (
    <a
      className={className}
      href={hrefOf(eventId)}
      onClick={(click) => {
        if (!isPlain(click)) return;
        click.preventDefault();
        onOpen(eventId);
      }}
    >
      {children}
    </a>
  );
}

/** Returns true for a click without a modifier that opens a tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
