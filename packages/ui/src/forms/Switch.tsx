import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import { classes } from '../classes.ts';

export interface SwitchProps
  extends Omit<AriaSwitchProps, 'children' | 'className' | 'style' | 'render'> {
  /** What is on or off. */
  children: ReactNode;
  /** A few words more about it, read as part of its name. */
  description?: ReactNode;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/** Turns something on or off, at once. */
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
