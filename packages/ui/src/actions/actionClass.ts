import { classes } from '../classes.ts';

/** How much weight an action carries: one `primary` a view, `quiet` for what stands beside text. */
export type ActionVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/**
 * `small` stays reachable: its target is 44 px high for a finger. `compact` has the same text at
 * that full height, for a bar of actions.
 */
export type ActionSize = 'compact' | 'small' | 'medium' | 'large';

/** What buttons and links that look like one have in common. */
export interface ActionLook {
  /** How much weight the action carries. @default 'secondary' */
  variant?: ActionVariant | undefined;
  /** Height and text size. @default 'medium' */
  size?: ActionSize | undefined;
  /** Fills the width of its container. @default false */
  isWide?: boolean | undefined;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/** The classes of an action's element. */
export function actionClass(look: ActionLook): string {
  const { variant = 'secondary', size = 'medium', isWide, className } = look;
  return classes(
    'sg-button',
    `sg-button-${variant}`,
    `sg-button-${size}`,
    isWide && 'sg-button-wide',
    className,
  );
}
