import type { Rolldown } from 'vite';
import { featureFile, uiFile } from './featureFile.ts';

type Groups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>;

/** React Aria, and the parts of `ui` and `flows` that need more than buttons and text fields. */
const CONTROLS =
  /\/node_modules\/(react-aria|react-stately|react-aria-components|@internationalized)\/|\/ui\/src\/(tabs|filters|overlays|forms)\/|\/ui\/.*\/(ProgressBar|Meter)\.|\/flows\/src\/react\/.*(Dialog|Confirm|HomeCard|Sending)/;
/** Calendars, tables and tag inputs, which few pages show at first. */
const HEAVY =
  /\/(date|calendar|datepicker|spinbutton|table|grid|gridlist|tag|combobox)\/|\/[^/]*(Date|Calendar|NumberParser|Table|Grid|Tag|ComboBox)[^/]*$|\/(dateValues|leftIncomplete)\./;
/** Menus and lists of options, which most pages show only when one is opened. */
const MENUS = /\/(menu|tree|listbox)\/|\/(\w*Menu|Keyboard|ListBox)\./;
/** Number of sharing parts, first views or on-demand ones, that makes a module shared. */
const PARTS = 4;

/** Packages with texts for sign-in, shell and feed. */
const FIRST_TEXTS = 'ui|portal|flows|account|host|feed|posts|files|writing';

/** React Aria includes English; the code that replaces it is bundled with the Indonesian texts. */
const ARIA_CODE = '/texts/ariaTexts\\.ts|/i18n/en-US\\.';

/** The text files of a language: those of the first pages, and the rest. */
const textFiles: Groups = [
  texts(
    'texts',
    `/(${FIRST_TEXTS})/src/(.*/)?messages|/core/tags/messages|/ui/src/texts/aria`,
    ARIA_CODE,
  ),
  // Texts of a single page.
  texts('guide', '/guide'),
  texts('texts-admin', '/admin/src/(.*/)?messages'),
  texts('texts-more', '/[a-z]+/src/(.*/)?messages'),
];

/**
 * Rules that group modules into files. A browser fetches six files at a time, and each further one
 * waits for a round trip: fewer requests are worth more bytes. The first matching rule applies.
 * Later rules import from earlier ones, which more parts need, and never the reverse.
 */
const rules: Groups = [
  { name: 'base', tags: ['$initial' as const] },
  ...textFiles,
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
  {
    name: 'styles-members',
    test: /\/(shell|feed|posts|files|writing|portal|flows|blocking|pages\/messages)\/[^?]*\.css$/,
  },
  {
    name: (id) => `styles-${folderIn('packages', id)}`,
    debugName: 'styles',
    test: /\/packages\/.*\.css$/,
  },
  // Forms, which most pages show in a dialog only.
  { name: 'form', test: /\/flows\/src\/react\/(FormDialog|FormSteps|FormView|CancelButton)\./ },
  {
    name: 'controls',
    test: (id) => CONTROLS.test(id) && !HEAVY.test(id) && !MENUS.test(id),
    minShareCount: PARTS,
  },
  { name: 'forms', test: (id) => CONTROLS.test(id) && HEAVY.test(id) },
  { name: 'parts', test: CONTROLS },
  // Notifications name the subjects of all areas.
  { name: 'contract-notifications', test: /\/contract\/src\/(.*\/notif|notif|core\/topic)/ },
  {
    name: (id) => `contract-${folderIn('contract/src', id)}`,
    debugName: 'contract',
    test: /\/contract\/src\/(?!text|files|posts|core|account\/(?!profile\.))/,
  },
  {
    // Modules that the feed shares with other pages.
    name: 'members',
    test: /\/packages\/((contract|ui|portal|flows|files(?!.*uploads\/[A-Z])|flag)\/|delivery\/src\/onNotified|(posts|writing)\/src\/(texts|.*(PostSkeletons|Person|useMemberName))\.)/,
    minShareCount: PARTS,
  },
  { name: uiFile, debugName: 'ui', test: /\/ui\/src\// },
  { name: 'post', test: /\/posts\/src\/page\// },
  {
    name: 'posts',
    test: /\/packages\/(posts|writing|files(?!.*uploads\/[A-Z]))\/src\//,
    minShareCount: PARTS,
  },
  { name: 'posts-more', test: /\/packages\/(posts|files|writing)\/src\// },
  { name: 'connection', test: /\/delivery\/src\/connection/ },
  {
    name: featureFile,
    debugName: 'feature',
    test: /\/packages\/(?!ui\/)|\/host\/src\/(shell|slots|status|push)\/(?!.*Dialog)|\/node_modules\/(?!react-(aria|stately)|@internationalized|@tanstack)/,
  },
];

export const chunkGroups: Groups = rules.map((rule, index) => ({
  ...rule,
  priority: rules.length - index,
  includeDependenciesRecursively: false,
}));

/** Groups the catalogues of some folders into one file per language, by their file names. */
function texts(name: string, folders: string, indonesian = '$^'): Groups[number] {
  const test = new RegExp(`(${folders})/(?<language>[\\w-]+)\\.json$|${indonesian}`);
  return {
    name: (id) => `${name}-${test.exec(id)?.groups?.language ?? 'id'}`,
    debugName: name,
    test,
  };
}

function folderIn(parent: string, id: string): string | undefined {
  return new RegExp(`/${parent}/([\\w-]+)`).exec(id)?.[1];
}
