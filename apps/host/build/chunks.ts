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
  { name: 'base', tags: ['$initial'], priority: 1 },
  // Small things that most pages have and the entry has not: a file each would be a request for nothing.
  {
    name: 'common',
    test: anyOf(
      'ui/src/actions/(IconButton|SkipLink)',
      'ui/src/forms/useAutoGrow',
      'portal/src/useActors',
      'lucide-react/dist/esm/icons/(x|chevron-down|file-text|eye|eye-off)\\.',
      'react-aria-components/dist/private/(Text|Input)\\.',
      'react-aria/dist/private/interactions/PressResponder\\.',
      'react-stately/dist/private/utils/useControlledState\\.',
    ),
  },
  { name: 'fields', test: anyOf('ui/src/forms/(Form|TextField|Field)\\.') },
  { name: 'choosing', test: anyOf('ui/src/forms/Select\\.', 'host/src/language/LanguageSelect') },
  // What a member sees of posts, wherever they are shown.
  {
    name: 'members',
    test: anyOf(
      'contract/src/(posts|comments|postOrder|files|profilePhoto|memberText|memberTextTokens)\\.',
      'ui/src/(people|time)/',
      'ui/src/writing/writingTools',
      'lucide-react/dist/esm/icons/download\\.',
      'ui/src/texts/format',
      'ui/src/display/(MemberText|Badge)',
      'ui/src/files/(PhotoGrid|DocumentRow|BrokenPicture)',
      'ui/src/onDemand/useOnDemand',
      'portal/src/(MemberAvatar|avatarAddress|useEmitted|useStored)',
      'portal/src/pictures/',
      'portal/src/files/(AttachedFiles|FileList|FilePicture|FileDocument)',
      'portal/src/drafts/draft(Machine|Actors)',
      'feed/src/(texts|composerMachine|postFiles)',
    ),
  },
  { name: 'drafts', test: anyOf('/idb-keyval/') },
  { name: 'texts-en', test: textsOfAll('en') },
  { name: 'texts-id', test: textsOfAll('id') },
];

/** The texts of what every page is made of. */
function textsOfAll(language: string): RegExp {
  return new RegExp(`(packages/(ui|portal)|apps/host)/src/messages/${language}\\.json$`);
}
