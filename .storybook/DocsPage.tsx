import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { brandTheme } from './brand.ts';

interface GlobalsUpdate {
  globals: { theme?: string };
}

const themes = { light: brandTheme('light'), dark: brandTheme('dark') };

/** Renders docs pages in the toolbar's theme, as the stories on them. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeInAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: GlobalsUpdate) => setTheme(globals.theme ?? 'light');
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  return (
    <div data-docs-theme={theme}>
      <DocsContainer {...props} theme={theme === 'dark' ? themes.dark : themes.light} />
    </div>
  );
}

const themeInAddress = () =>
  /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? 'light';
