import { useRoutes } from '@saudagar/portal';
import { UnstyledButton } from '@saudagar/ui';
import type { MouseEvent, ReactNode } from 'react';

interface TenderTitleProps {
  tenderId: string;
  /** Opens the tender in place. */
  onOpen: (tenderId: string) => void;
  children: ReactNode;
}

/** Opens a tender in place; a link when it has an address, to allow a new tab. */
export function TenderTitle({ tenderId, onOpen, children }: TenderTitleProps) {
  const { tender: hrefOf } = useRoutes();
  if (!hrefOf)
    return (
      <UnstyledButton
        className="sg-tender-open"
        aria-haspopup="dialog"
        onPress={() => onOpen(tenderId)}
      >
        {children}
      </UnstyledButton>
    );
  return (
    <a
      className="sg-tender-open"
      href={hrefOf(tenderId)}
      onClick={(click) => {
        if (!isPlain(click)) return;
        click.preventDefault();
        onOpen(tenderId);
      }}
    >
      {children}
    </a>
  );
}

/** A click without modifier keys, which would open a tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
