import { forwardRef, type ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classes } from '../classes.ts';
import { type ActionSize, type ActionVariant, actionClass } from './actionClass.ts';
import { PendingMark } from './Button.tsx';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** Accessible name of the button. */
  'aria-label': string;
  /** Visual weight of the action. @default 'quiet' */
  variant?: ActionVariant;
  /** Size of the square. @default 'medium' */
  size?: ActionSize;
  /** Marks the action as pending. @default false */
  isPending?: boolean;
  /** Class of the element, for its position in a layout. */
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
