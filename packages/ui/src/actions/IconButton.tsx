import { forwardRef, type ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classes } from '../classes.ts';
import { type ActionSize, type ActionVariant, actionClass } from './actionClass.ts';
import { PendingMark } from './Button.tsx';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** What the button does; its only name. */
  'aria-label': string;
  /** How much weight the action carries. @default 'quiet' */
  variant?: ActionVariant;
  /** Size of the square. @default 'medium' */
  size?: ActionSize;
  /** Whether the action is under way. @default false */
  isPending?: boolean;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
  /** The icon. */
  children: ReactNode;
}

/** A button that shows only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(props, ref) {
    const { variant = 'quiet', size, className, children, ...rest } = props;
    return (
      <AriaButton
        {...rest}
        ref={ref}
        className={actionClass({
          variant,
          size,
          className: classes('sg-button-icon', className),
        })}
      >
        <span className="sg-button-content sg-icon" aria-hidden="true">
          {children}
        </span>
        {props.isPending && <PendingMark />}
      </AriaButton>
    );
  },
);
