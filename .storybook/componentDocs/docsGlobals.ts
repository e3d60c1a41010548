import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

interface DocsGlobals {
  theme: 'light' | 'dark';
  locale: string;
}

/** Returns the toolbar's theme and language, which docs pages follow as stories do. */
export function useDocsGlobals(): DocsGlobals {
  const [globals, setGlobals] = useState(globalsInAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals: { theme, locale } }: { globals: Partial<DocsGlobals> }) =>
      setGlobals({ theme: theme ?? 'light', locale: locale ?? 'en' });
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  return globals;
}

function globalsInAddress(): DocsGlobals {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return {
    theme: globals.includes('theme:dark') ? 'dark' : 'light',
    locale: /locale:([\w-]+)/.exec(globals)?.[1] ?? 'en',
  };
}
