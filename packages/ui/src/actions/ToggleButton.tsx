import { forwardRef, type ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { type ActionLook, actionClass } from './actionClass.ts';
import { ActionContent } from './Button.tsx';

export interface ToggleButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-pressed' | 'onPress'>,
    ActionLook {
  /** Whether it is on. */
  isSelected: boolean;
  /** Told whether it is to be on. */
  onChange: (isSelected: boolean) => void;
  /** An icon before the label; decoration only, the label says it all. */
  icon?: ReactNode;
  /** The label: the same whether it is on or off, since its state is announced. */
  children: ReactNode;
}

/**
 * Is on or off: liked, followed, muted. A plain button that says it is pressed: React Aria's toggle
 * brings the toolbar of its groups along, 6 kB that a page of posts would wait for.
 */
export const ToggleButton = forwardRef<HTMLButtonElement, ToggleButtonProps>(
  function ToggleButton(props, ref) {
    const { isSelected, onChange, variant, size, isWide, className, icon, children, ...rest } =
      props;
    return (
      <AriaButton
        {...rest}
        ref={ref}
        className={actionClass({ variant, size, isWide, className })}
        aria-pressed={isSelected}
        data-selected={isSelected || undefined}
        onPress={() => onChange(!isSelected)}
      >
        <ActionContent icon={icon}>{children}</ActionContent>
      </AriaButton>
    );
  },
);
