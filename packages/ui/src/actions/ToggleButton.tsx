import { forwardRef, type ReactNode } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components';
import { type ActionLook, actionClass } from './actionClass.ts';
import { ActionContent } from './Button.tsx';

export interface ToggleButtonProps
  extends Omit<AriaToggleButtonProps, 'children' | 'className' | 'style'>,
    ActionLook {
  /** An icon before the label; decoration only, the label says it all. */
  icon?: ReactNode;
  /** The label: the same whether it is on or off, since its state is announced. */
  children: ReactNode;
}

/** Is on or off: liked, followed, muted. */
export const ToggleButton = forwardRef<HTMLButtonElement, ToggleButtonProps>(
  function ToggleButton(props, ref) {
    const { variant, size, isWide, className, icon, children, ...rest } = props;
    return (
      <AriaToggleButton
        {...rest}
        ref={ref}
        className={actionClass({ variant, size, isWide, className })}
      >
        <ActionContent icon={icon}>{children}</ActionContent>
      </AriaToggleButton>
    );
  },
);
