import ChevronDown from 'lucide-react/icons/chevron-down';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useEffect, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { loadable } from '../onDemand/loadable.tsx';
import { useLoadWhenIdle } from '../onDemand/useLoadWhenIdle.ts';
import { useOnDemand } from '../onDemand/useOnDemand.ts';
import type { MenuAction, MenuChoice, MenuChoices } from './menuAction.ts';

const list = loadable(async () => (await import('./ActionList.tsx')).ActionList);

export interface ActionMenuProps {
  /** Accessible name of button and menu: the subject of the actions. */
  'aria-label': string;
  /** The actions, in order. */
  actions: readonly MenuAction[];
  /** Choices in a row above the actions. @default none */
  choices?: MenuChoices | undefined;
  /** True for a button that shows the name in place of three dots. @default false */
  isNamed?: boolean | undefined;
  /** Size of the button. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** Class of the button, for its position in a layout. */
  className?: string | undefined;
}

/** A button, three dots by default, that opens a menu of secondary actions. */
export function ActionMenu(props: ActionMenuProps) {
  const { 'aria-label': label, actions, choices, isNamed = false, size, className } = props;
  useLoadWhenIdle(list);
  const { isOpen, close, openerProps } = useOnDemand(list, { popup: 'menu' });
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuAction | MenuChoice>(undefined);
  // After the menu has unmounted, so that an action starts with focus on the button.
  useEffect(() => {
    const action = chosen.current;
    chosen.current = undefined;
    if (isOpen || !action) return;
    button.current?.focus();
    action.onAction();
  }, [isOpen]);
  const look = { ...openerProps, ref: button, className, ...(size && { size }) };
  return (
    <>
      {isNamed ? (
        <Button {...look} variant="quiet" icon={<ChevronDown />}>
          {label}
        </Button>
      ) : (
        <IconButton {...look} aria-label={label}>
          <Ellipsis />
        </IconButton>
      )}
      {isOpen && (
        <list.View
          label={label}
          actions={actions}
          choices={choices}
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
