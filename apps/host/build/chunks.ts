import type { Rolldown } from 'vite';

type Groups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>;

/** Small things that most pages have and the entry has not: a file each would be a request for nothing. */
const CRUMBS =
  /ui\/src\/actions\/(IconButton|SkipLink)|portal\/src\/useActors|lucide-react\/dist\/esm\/icons\/(x|chevron-down|file-text)\.|react-aria-components\/dist\/private\/Text\.|react-aria\/dist\/private\/interactions\/PressResponder\.|react-stately\/dist\/private\/utils\/useControlledState\./;

/**
 * Which modules share a file. Whatever a first page needs comes in a few files that compress well;
 * all the rest is left to the bundler, so that no page carries what only another one needs.
 */
export const chunkGroups: Groups = [
  { name: 'base', tags: ['$initial'], priority: 1 },
  { name: 'common', test: CRUMBS },
  { name: 'texts-en', test: textsOfAll('en') },
  { name: 'texts-id', test: textsOfAll('id') },
];

/** The texts of what every page is made of. */
function textsOfAll(language: string): RegExp {
  return new RegExp(`(packages/(ui|portal)|apps/host)/src/messages/${language}\\.json$`);
}
