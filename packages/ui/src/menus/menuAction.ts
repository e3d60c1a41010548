import type { ReactNode } from 'react';

/** An action in a menu. */
export interface MenuAction {
  /** Unique id of the action. */
  readonly id: string;
  /** Label of the action. */
  readonly label: string;
  /** An icon before the label; decoration only. */
  readonly icon?: ReactNode;
  /** Marks the action as destructive. @default false */
  readonly isDanger?: boolean;
  /** Performs the action. A dialog that it opens returns focus to the menu's button. */
  readonly onAction: () => void;
}
