import type { Rolldown } from 'vite';

type Groups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>;

/** Modules whose path holds one of these. */
const anyOf = (...paths: string[]) => new RegExp(paths.join('|'));

/**
 * Which modules share a file. Whatever a first page needs comes in a few files that compress well;
 * all the rest is left to the bundler, so that no page carries what only another one needs.
 */
export const chunkGroups: Groups = [
  { name: 'base', tags: ['$initial'], priority: 2 },
  // Small things that most pages have and the entry has not: a file each would be a request for nothing.
  {
    name: 'common',
    priority: 1,
    test: anyOf(
      'contract/src/core/clientId\\.',
      'ui/src/actions/(IconButton|SkipLink)',
      'ui/src/forms/useAutoGrow',
      'ui/src/useGrowing',
      'portal/src/provider/(useActors|useEmitted|formatWait)',
      'flows/src/(provided|react/actors)\\.',
      'lucide-react/dist/esm/icons/(x|chevron-down|file-text|eye|eye-off)\\.',
      'react-aria-components/dist/private/(Text|Input)\\.',
      'react-aria/dist/private/interactions/PressResponder\\.',
      'react-stately/dist/private/utils/useControlledState\\.',
    ),
  },
  { name: 'fields', priority: 1, test: anyOf('ui/src/forms/(Form|TextField|Field)\\.') },
  // Apart from fields: conversations have those without a form.
  { name: 'forms', priority: 1, test: anyOf('flows/src/(formMachine|pause|react/useField)\\.') },
  {
    name: 'choosing',
    priority: 1,
    test: anyOf('ui/src/forms/Select\\.', 'host/src/language/LanguageSelect'),
  },
  // The landing page of members whole, in one file, with all that it imports at once: a browser
  // fetches six files at a time, and each one more waits for a round trip.
  { name: 'members', test: anyOf('host/src/shell/Shell\\.', 'host/src/pages/feed/Page\\.') },
  { name: 'drafts', priority: 1, test: anyOf('/idb-keyval/') },
  ...['en', 'id'].flatMap((language) => [
    // What every page is made of.
    { name: `texts-${language}`, priority: 1, test: texts(language, 'ui|portal|host') },
    { name: `texts-members-${language}`, priority: 1, test: texts(language, 'feed|posts|files') },
    // All sections of the guide, which it alone asks for.
    { name: `guide-${language}`, priority: 1, test: new RegExp(`/guide/${language}\\.json$`) },
  ]),
];

function texts(language: string, packages: string): RegExp {
  return new RegExp(`/(${packages})/src/(pages/\\w+/)?messages/${language}\\.json$`);
}
