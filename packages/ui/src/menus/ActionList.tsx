import type { KeyboardEvent, RefObject } from 'react';
import { Popover as AriaPopover, Menu, MenuItem, MenuSection } from 'react-aria-components';
import { BackToClose } from '../overlays/BackToClose.tsx';
import type { MenuAction, MenuChoice, MenuChoices } from './menuAction.ts';

export interface ActionListProps {
  /** Accessible name of the menu. */
  label: string;
  actions: readonly MenuAction[];
  /** Choices in a row above the actions. */
  choices?: MenuChoices | undefined;
  /** The button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** Called when the menu should close, with the chosen action. */
  onClose: (chosen?: MenuAction | MenuChoice) => void;
}

/** The open menu. */
export function ActionList({ label, actions, choices, anchor, onClose }: ActionListProps) {
  const all = [...(choices?.options ?? []), ...actions];
  return (
    <AriaPopover
      aria-label={label}
      className="sg-popover"
      triggerRef={anchor}
      placement="bottom end"
      isOpen
      onOpenChange={() => onClose()}
    >
      <BackToClose onClose={onClose} />
      <div onKeyDownCapture={choices && moveInRow}>
        <Menu
          aria-label={label}
          className="sg-menu"
          autoFocus="first"
          onAction={(key) => onClose(all.find(({ id }) => id === key))}
        >
          {choices && <Choices {...choices} />}
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
      </div>
    </AriaPopover>
  );
}

function Choices({ label, options }: MenuChoices) {
  return (
    <MenuSection
      aria-label={label}
      className="sg-menu-choices"
      selectionMode="single"
      selectedKeys={options.flatMap(({ id, isChosen }) => (isChosen ? [id] : []))}
    >
      {options.map(({ id, label: name, symbol }) => (
        <MenuItem key={id} id={id} textValue={name} aria-label={name} className="sg-menu-choice">
          <span aria-hidden="true">{symbol}</span>
        </MenuItem>
      ))}
    </MenuSection>
  );
}

/** Moves between the choices sideways, and between the row and the actions up and down. */
function moveInRow(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const row = items.filter((item) => item.matches('.sg-menu-choice'));
  const actions = items.slice(row.length);
  const index = row.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  let next: HTMLElement | undefined;
  if (index >= 0 && step) next = row.at((index + step) % row.length);
  else if (index >= 0 && event.key === 'ArrowDown') next = actions[0];
  else if (index >= 0 && event.key === 'ArrowUp') next = actions.at(-1);
  else if (event.key === 'ArrowDown' && document.activeElement === actions.at(-1)) next = row[0];
  else if (event.key === 'ArrowUp' && document.activeElement === actions[0]) next = row[0];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
