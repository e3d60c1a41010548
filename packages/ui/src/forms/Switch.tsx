import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import { classes } from '../classes.ts';

export interface SwitchProps
  extends Omit<AriaSwitchProps, 'children' | 'className' | 'style' | 'render'> {
  /** Label of the switch. */
  children: ReactNode;
  /** Description, announced as part of its name. */
  description?: ReactNode;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** Turns a setting on or off immediately. */
export function Switch({ children, description, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={classes('sg-switch', className)}>
      <span className="sg-radio-texts">
        {children}
        {description && <span className="sg-field-description">{description}</span>}
      </span>
      <span className="sg-switch-track" />
    </AriaSwitch>
  );
}
