import type { RefObject } from 'react';
import { Popover as AriaPopover, Menu, MenuItem } from 'react-aria-components';
import type { MenuAction } from './menuAction.ts';

export interface ActionListProps {
  /** Accessible name of the menu. */
  label: string;
  actions: readonly MenuAction[];
  /** The button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** Called when the menu should close, with the chosen action. */
  onClose: (chosen?: MenuAction) => void;
}

/** The open menu. */
export function ActionList({ label, actions, anchor, onClose }: ActionListProps) {
  return (
    <AriaPopover
      aria-label={label}
      className="sg-popover"
      triggerRef={anchor}
      placement="bottom end"
      isOpen
      onOpenChange={() => onClose()}
    >
      <Menu
        aria-label={label}
        className="sg-menu"
        autoFocus="first"
        onAction={(key) => onClose(actions.find(({ id }) => id === key))}
      >
        {actions.map(({ id, label: text, icon, variant }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={text}
            className="sg-menu-item"
            data-danger={variant === 'danger' || undefined}
          >
            {icon && (
              <span className="sg-icon" aria-hidden="true">
                {icon}
              </span>
            )}
            {text}
          </MenuItem>
        ))}
      </Menu>
    </AriaPopover>
  );
}
