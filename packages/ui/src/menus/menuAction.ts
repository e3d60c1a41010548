import type { ReactNode } from 'react';
import type { ActionVariant } from '../actions/actionClass.ts';

/** A choice in a row at the top of a menu. */
export interface MenuChoice {
  /** Unique id, also among the actions. */
  readonly id: string;
  /** Name of the choice, for assistive technology. */
  readonly label: string;
  /** The visible symbol. */
  readonly symbol: ReactNode;
  /** True for the current one. */
  readonly isChosen: boolean;
  /** Makes the choice, or takes it back. */
  readonly onAction: () => void;
}

/** Choices in a row at the top of a menu. */
export interface MenuChoices {
  /** Name of the row. */
  readonly label: string;
  readonly options: readonly MenuChoice[];
}

/** An action in a menu. */
export interface MenuAction {
  /** Unique id of the action. */
  readonly id: string;
  /** Label of the action. */
  readonly label: string;
  /** An icon before the label; decoration only. */
  readonly icon?: ReactNode;
  /** Visual weight: `danger` marks a destructive action. @default 'secondary' */
  readonly variant?: Extract<ActionVariant, 'secondary' | 'danger'>;
  /** Performs the action. A dialog that it opens returns focus to the menu's button. */
  readonly onAction: () => void;
}
