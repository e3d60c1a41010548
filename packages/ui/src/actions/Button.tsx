import { forwardRef, type ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  ProgressBarContext,
  useSlottedContext,
  VisuallyHidden,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import { useTexts } from '../texts/useTexts.ts';

/** How much weight an action carries: one `primary` a view, `quiet` for what stands beside text. */
export type ActionVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** `small` stays reachable: its target is 44 px high for a finger. */
export type ActionSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** How much weight the action carries. @default 'secondary' */
  variant?: ActionVariant;
  /** Height and text size. @default 'medium' */
  size?: ActionSize;
  /** An icon before the label; decoration only, the label says it all. */
  icon?: ReactNode;
  /** Whether the action is under way: the button keeps focus and width, does nothing, says so. @default false */
  isPending?: boolean;
  /** Fills the width of its container. @default false */
  isWide?: boolean;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
  /** The label. */
  children: ReactNode;
}

/** Does something here and now. Going somewhere is a `LinkButton`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = 'secondary',
    size = 'medium',
    icon,
    isWide,
    className,
    children,
    ...rest
  } = props;
  return (
    <AriaButton
      {...rest}
      ref={ref}
      className={classes(
        'sg-button',
        `sg-button-${variant}`,
        `sg-button-${size}`,
        isWide && 'sg-button-wide',
        className,
      )}
    >
      <ActionContent icon={icon}>{children}</ActionContent>
      {props.isPending && <PendingMark />}
    </AriaButton>
  );
});

/** Icon and label, side by side. */
export function ActionContent({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="sg-button-content">
      {icon && (
        <span className="sg-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="sg-button-label">{children}</span>
    </span>
  );
}

/** The turning ring of a pending button; its text is part of the button's name, and announced. */
export function PendingMark() {
  const { t } = useTexts();
  // React Aria adds the element with this id to the name of a button named by `aria-label`.
  const id = useSlottedContext(ProgressBarContext)?.id;
  return (
    <span id={id} className="sg-button-pending">
      <VisuallyHidden>{t('pending')}</VisuallyHidden>
    </span>
  );
}
