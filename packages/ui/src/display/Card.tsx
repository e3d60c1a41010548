import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classes } from '../classes.ts';

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** Element type. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside';
  /** Space between edge and content. @default 'medium' */
  padding?: 'none' | 'medium' | 'large';
}

/** A surface that groups related content. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(props, ref) {
  const { as: Element = 'div', padding = 'medium', className, ...rest } = props;
  return (
    <Element {...rest} ref={ref} className={classes('sg-card', `sg-card-${padding}`, className)} />
  );
});
