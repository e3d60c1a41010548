import { forwardRef, type ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { classes } from '../classes.ts';
import { type ActionLook, actionClass } from './actionClass.ts';
import { ActionContent } from './Button.tsx';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  /** Whether it looks like the text around it until pointed at. @default false */
  isPlain?: boolean;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
  /** The text. */
  children: ReactNode;
}

/** Goes somewhere, inside a text or a list. Paths go through the provider's `navigate`. */
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
  /** The label. */
  children: ReactNode;
}

/** Goes somewhere and looks like a button. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(
  function LinkButton(props, ref) {
    const { variant, size, isWide, className, icon, children, ...rest } = props;
    return (
      <AriaLink {...rest} ref={ref} className={actionClass({ variant, size, isWide, className })}>
        <ActionContent icon={icon}>{children}</ActionContent>
      </AriaLink>
    );
  },
);
