import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions, mergeConfig } from 'vite';
import { headingOf } from '../scripts/catalogue/heading.ts';
import { bundles } from './bundles.ts';
import { inPlainWords } from './catalogue/indexer.ts';
import { packageStyles } from './packageStyles.ts';

const root = join(import.meta.dirname, '..');

const hasStories = (source: string) =>
  globSync(`${source}/**/*.{mdx,stories.tsx}`, { cwd: root }).length > 0;

/** Every folder with stories: Storybook warns of each without any. */
const sources = globSync(['packages/*/src', 'apps/host/src'], { cwd: root })
  .filter(hasStories)
  .sort()
  .map((source) => ({ source, name: basename(dirname(source)) }));

/** The kit's font, for Storybook's own frame. */
const font = 'plus-jakarta-sans-latin-wght-normal.woff2';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: '.', files: 'docs/**/*.mdx' },
    ...sources.map(({ source, name }) => ({
      directory: `../${source}`,
      files: '**/*.@(mdx|stories.tsx)',
      titlePrefix: headingOf(name),
    })),
    { directory: './mails', files: '*.@(mdx|stories.tsx)', titlePrefix: 'Mails' },
    { directory: './planted', files: '*.stories.tsx', titlePrefix: 'Workshop' },
  ],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    join(import.meta.dirname, 'statechartPanel.ts'),
    {
      name: join(root, 'packages/storybook-statecharts/src/preset.ts'),
      options: { coverage: join(root, 'test-results/stories/statecharts') },
    },
  ],
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    { from: '../apps/host/public/icon.svg', to: '/favicon.svg' },
    {
      from: `../node_modules/@fontsource-variable/plus-jakarta-sans/files/${font}`,
      to: `/${font}`,
    },
    // Docs pages show small pictures of a component's stories.
    { from: './pictures', to: '/pictures' },
  ],
  experimental_indexers: (existing = []) => existing.map(inPlainWords),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
  },
  typescript: {
    // The faster react-docgen knows a prop's type by name alone: a designer would see "union".
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(import.meta.dirname, 'tsconfig.docs.json'),
      include: ['packages/*/src/**/*.tsx', 'apps/host/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx', '**/*.testing.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The props inherited from React Aria and the DOM would fill pages.
      propFilter: ({ parent, declarations }) =>
        [parent, ...(declarations ?? [])].some(
          (one) => one && !one.fileName.includes('node_modules'),
        ),
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        packageStyles(root),
        { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
      ],
      resolve: { conditions: ['saudagar-source', ...defaultClientConditions] },
      build: {
        reportCompressedSize: false,
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          output: { codeSplitting: { groups: bundles(sources.map(({ name }) => name)) } },
          // "use client" has no meaning in a bundle for the browser.
          onwarn: (warning: { code?: string }, warn: (warning: { code?: string }) => void) => {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
          },
        },
      },
    }),
});
