import { classes } from '../classes.ts';

/** Visual weight of an action: one `primary` per view, `quiet` beside text. */
export type ActionVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** `small` has a touch target of 44 px; `compact` is that high itself, for a bar of actions. */
export type ActionSize = 'compact' | 'small' | 'medium' | 'large';

/** Appearance shared by buttons and links that look like buttons. */
export interface ActionLook {
  /** Visual weight of the action. @default 'secondary' */
  variant?: ActionVariant | undefined;
  /** Height and text size. @default 'medium' */
  size?: ActionSize | undefined;
  /** Fills the width of its container. @default false */
  isFullWidth?: boolean | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** The classes of an action's element. */
export function actionClass(look: ActionLook): string {
  const { variant = 'secondary', size = 'medium', isFullWidth, className } = look;
  return classes(
    'sg-button',
    `sg-button-${variant}`,
    `sg-button-${size}`,
    isFullWidth && 'sg-button-wide',
    className,
  );
}
