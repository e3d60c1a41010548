import type { Rolldown } from 'vite';
import type { Trial } from './trialBuild.ts';

type Groups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>;

/** What shares a file whatever else is known of it. */
export const chunkGroups: Groups = [
  { name: 'base', tags: ['$initial'], priority: 2 },
  {
    // The styles of the landing page of members, with those that stand on many pages.
    name: 'members',
    priority: 1,
    test: /\/(shell|feed|posts|files|writing|portal|flows|peace)\/(src\/)?[^?]*\.css$/,
  },
  // Opened by every feed at once, beside its first posts.
  { name: 'drafts', priority: 1, test: /\/idb-keyval\// },
  ...['en', 'id'].flatMap((language) => [
    // What every page is made of.
    { name: `texts-${language}`, priority: 1, test: texts(language, 'ui|portal|host') },
    { name: `texts-members-${language}`, priority: 1, test: texts(language, 'feed|posts|files') },
    // All sections of the guide, which it alone asks for.
    { name: `guide-${language}`, priority: 1, test: new RegExp(`/guide/${language}\\.json$`) },
  ]),
];

/**
 * What a trial has found to share a file: a browser fetches six files at a time, and each one more
 * waits for a round trip.
 */
export const sharedGroups = ({ files }: Trial): Groups => [
  {
    name: (id) => files.get(id) ?? null,
    debugName: 'shared',
    includeDependenciesRecursively: false,
  },
];

function texts(language: string, packages: string): RegExp {
  return new RegExp(`/(${packages})/src/(pages/\\w+/)?messages/${language}\\.json$`);
}
