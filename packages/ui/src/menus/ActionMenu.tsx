import Ellipsis from 'lucide-react/icons/ellipsis';
import { useEffect, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { loadable } from '../onDemand/loadable.tsx';
import { useLoadWhenIdle } from '../onDemand/useLoadWhenIdle.ts';
import { useOnDemand } from '../onDemand/useOnDemand.ts';
import type { MenuAction } from './menuAction.ts';

const list = loadable(async () => (await import('./ActionList.tsx')).ActionList);

export interface ActionMenuProps {
  /** Accessible name of button and menu: the subject of the actions. */
  'aria-label': string;
  /** The actions, in order. */
  actions: readonly MenuAction[];
  /** Size of the button. @default 'medium' */
  size?: 'small' | 'medium';
  /** Class of the button, for its position in a layout. */
  className?: string | undefined;
}

/** A three-dot button that opens a menu of secondary actions. */
export function ActionMenu(props: ActionMenuProps) {
  const { 'aria-label': label, actions, size, className } = props;
  useLoadWhenIdle(list);
  const { isOpen, close, openerProps } = useOnDemand(list, { popup: 'menu' });
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuAction>(undefined);
  // After the menu has unmounted, so that an action starts with focus on the button.
  useEffect(() => {
    const action = chosen.current;
    chosen.current = undefined;
    if (isOpen || !action) return;
    button.current?.focus();
    action.onAction();
  }, [isOpen]);
  return (
    <>
      <IconButton
        {...openerProps}
        ref={button}
        aria-label={label}
        className={className}
        {...(size && { size })}
      >
        <Ellipsis />
      </IconButton>
      {isOpen && (
        <list.View
          label={label}
          actions={actions}
          anchor={button}
          onClose={(action) => {
            chosen.current = action;
            close();
          }}
        />
      )}
    </>
  );
}
