import type { ReactNode } from 'react';
import type { ActionVariant } from '../actions/actionClass.ts';

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
