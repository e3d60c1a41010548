import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Popover as AriaPopover } from 'react-aria-components';
import type { MenuAction } from './menuAction.ts';

export interface ActionListProps {
  /** Name of the menu. */
  label: string;
  actions: readonly MenuAction[];
  /** The button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** Told that it is to close, and what was chosen. */
  onClose: (chosen?: MenuAction) => void;
}

/**
 * The open menu, with the keys of the menu pattern: arrows, Home, End and first letters move;
 * Escape and Tab close. React Aria's own menu weighs more than the page it would stand on.
 */
export function ActionList({ label, actions, anchor, onClose }: ActionListProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector('button')?.focus(), []);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') return onClose();
    const items = [...event.currentTarget.querySelectorAll('button')];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    const next = targetOf(event.key, at, items);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <AriaPopover
      aria-label={label}
      className="sg-popover"
      triggerRef={anchor}
      placement="bottom end"
      isOpen
      onOpenChange={() => onClose()}
    >
      <div ref={menu} role="menu" aria-label={label} className="sg-menu" onKeyDown={move}>
        {actions.map((action) => (
          <button
            key={action.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="sg-menu-item"
            data-danger={action.isDanger || undefined}
            onClick={() => onClose(action)}
          >
            {action.icon && (
              <span className="sg-icon" aria-hidden="true">
                {action.icon}
              </span>
            )}
            {action.label}
          </button>
        ))}
      </div>
    </AriaPopover>
  );
}

/** The item a key leads to from the one `at` a place, or none where the key moves nothing. */
function targetOf(key: string, at: number, items: readonly HTMLButtonElement[]) {
  const { length } = items;
  if (key === 'ArrowDown') return items[(at + 1) % length];
  if (key === 'ArrowUp') return items[(at - 1 + length) % length];
  if (key === 'Home') return items[0];
  if (key === 'End') return items[length - 1];
  if (key.length !== 1 || key === ' ') return undefined;
  const fromNext = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return fromNext.find(({ textContent }) =>
    textContent?.trim().toLowerCase().startsWith(key.toLowerCase()),
  );
}
