import { addons } from 'storybook/manager-api';
import { brandTheme } from './componentDocs/brand.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: brandTheme(isDark ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});
