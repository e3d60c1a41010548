import type { ReactNode } from 'react';

/** One thing that can be done. */
export interface MenuAction {
  /** What it is known by among the others. */
  readonly id: string;
  /** What it does. */
  readonly label: string;
  /** An icon before the label; decoration only. */
  readonly icon?: ReactNode;
  /** Whether it destroys something. @default false */
  readonly isDanger?: boolean;
  /** Does it. A dialog that it opens gives focus back to the menu's button. */
  readonly onAction: () => void;
}
