import { forwardRef, type ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { classes } from '../classes.ts';
import { ActionContent, type ActionSize, type ActionVariant } from './Button.tsx';

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

export interface LinkButtonProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  /** How much weight it carries. @default 'secondary' */
  variant?: ActionVariant;
  /** Height and text size. @default 'medium' */
  size?: ActionSize;
  /** An icon before the label; decoration only. */
  icon?: ReactNode;
  /** Fills the width of its container. @default false */
  isWide?: boolean;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
  /** The label. */
  children: ReactNode;
}

/** Goes somewhere and looks like a button. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(
  function LinkButton(props, ref) {
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
      <AriaLink
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
      </AriaLink>
    );
  },
);
