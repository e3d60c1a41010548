import { useRoutes } from '@saudagar/portal';
import { PlainButton } from '@saudagar/ui';
import type { MouseEvent, ReactNode } from 'react';

interface TenderTitleProps {
  id: string;
  /** Opens the tender in place. */
  onOpen: (id: string) => void;
  children: ReactNode;
}

/** Opens a tender in place; with an address it is a link, for a tab of its own. */
export function TenderTitle({ id, onOpen, children }: TenderTitleProps) {
  const { tender: hrefOf } = useRoutes();
  if (!hrefOf)
    return (
      <PlainButton className="sg-tender-open" aria-haspopup="dialog" onPress={() => onOpen(id)}>
        {children}
      </PlainButton>
    );
  return (
    <a
      className="sg-tender-open"
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
