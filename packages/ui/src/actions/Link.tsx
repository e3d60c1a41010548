import { forwardRef, type ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { classes } from '../classes.ts';
import { type ActionLook, actionClass } from './actionClass.ts';
import { ActionContent } from './Button.tsx';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  /** Makes it look like the surrounding text until hovered. @default false */
  isPlain?: boolean;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
  /** Text of the link. */
  children: ReactNode;
}

/** A link inside a text or list. Paths are passed to the provider's `navigate`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { isPlain, className, children, ...rest } = props;
  return (
    <AriaLink
      {...rest}
      ref={ref}
      className={classes('sg-link', isPlain && 'sg-link-plain', className)}
    >
      {children}
    </AriaLink>
  );
});

export interface LinkButtonProps
  extends Omit<AriaLinkProps, 'children' | 'className' | 'style'>,
    ActionLook {
  /** An icon before the label; decoration only. */
  icon?: ReactNode;
  /** Label of the link. */
  children: ReactNode;
}

/** A link that looks like a button. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(
  function LinkButton(props, ref) {
    const { variant, size, isFullWidth, className, icon, children, ...rest } = props;
    return (
      <AriaLink
        {...rest}
        ref={ref}
        className={actionClass({ variant, size, isFullWidth, className })}
      >
        <ActionContent icon={icon}>{children}</ActionContent>
      </AriaLink>
    );
  },
);
