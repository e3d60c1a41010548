import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { brandTheme } from './brand.ts';
import { useDocsGlobals } from './docsGlobals.ts';

const themes = { light: brandTheme('light'), dark: brandTheme('dark') };

/** Renders docs pages in the toolbar's theme, as the stories on them. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useDocsGlobals();
  return (
    <div data-docs-theme={theme}>
      <DocsContainer {...props} theme={themes[theme]} />
    </div>
  );
}
