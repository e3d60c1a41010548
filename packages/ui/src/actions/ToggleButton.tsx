import { forwardRef, type ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { type ActionLook, actionClass } from './actionClass.ts';
import { ActionContent } from './Button.tsx';

export interface ToggleButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-pressed' | 'onPress'>,
    ActionLook {
  /** Pressed state. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
  /** An icon before the label; decoration only. */
  icon?: ReactNode;
  /** Label of the button: the same in both states, since the state is announced. */
  children: ReactNode;
}

/**
 * A button with a pressed state: liked, followed, muted. Plain `aria-pressed`: React Aria's toggle
 * button brings its toolbar along, 6 kB that a page of posts would wait for.
 */
export const ToggleButton = forwardRef<HTMLButtonElement, ToggleButtonProps>(
  function ToggleButton(props, ref) {
    const { isSelected, onChange, variant, size, isFullWidth, className, icon, children, ...rest } =
      props;
    return (
      <AriaButton
        {...rest}
        ref={ref}
        className={actionClass({ variant, size, isFullWidth, className })}
        aria-pressed={isSelected}
        data-selected={isSelected || undefined}
        onPress={() => onChange(!isSelected)}
      >
        <ActionContent icon={icon}>{children}</ActionContent>
      </AriaButton>
    );
  },
);
