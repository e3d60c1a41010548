import { Description, Title } from '@storybook/addon-docs/blocks';
import { Example, MoreExamples } from './Example.tsx';

/**
 * Docs page of a component without a page of its own: one example to try, its props, and a small
 * picture of every other story.
 */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Description of="meta" />
      <Example />
      <MoreExamples />
    </>
  );
}
