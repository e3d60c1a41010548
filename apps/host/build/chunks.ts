import type { Rolldown } from 'vite';
import { featureFile, uiFile } from './featureFile.ts';

type Groups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>;

/** React Aria, and what of `ui` and `flows` is made of more of it than buttons and text fields. */
const CONTROLS =
  /\/node_modules\/(react-aria|react-stately|react-aria-components|@internationalized)\/|\/ui\/src\/(tabs|filters|overlays|forms)\/|\/ui\/.*\/(ProgressBar|Meter)\.|\/flows\/src\/react\/.*(Dialog|Confirm|FormView|HomeCard|Sending)/;
/** Calendars, tables and fields of tags, which few pages show at first. */
const HEAVY =
  /\/(date|calendar|datepicker|spinbutton|table|tree|grid|gridlist|tag|combobox)\/|\/[^/]*(Date|Calendar|NumberParser|Table|Tree|Grid|Tag(?!Picker)|ComboBox)[^/]*$|\/(dateValues|leftIncomplete)\./;
/** So many parts, a page's first view or what comes on demand, make a module a shared one. */
const PARTS = 4;

/**
 * Which modules share a file. A browser fetches six files at a time, and each one more waits for a
 * round trip: bytes give way to requests. The first rule that fits counts. What stands lower imports
 * what stands higher, which so many more parts need, and never the other way round.
 */
const rules: Groups = [
  { name: 'base', tags: ['$initial' as const] },
  ...['en', 'id'].flatMap(textFiles),
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
  {
    name: 'styles-members',
    test: /\/(shell|feed|posts|files|writing|portal|flows|peace)\/[^?]*\.css$/,
  },
  {
    name: (id) => `styles-${folderIn('packages', id)}`,
    debugName: 'styles',
    test: /\/packages\/.*\.css$/,
  },
  { name: 'controls', test: CONTROLS, minShareCount: PARTS },
  { name: 'forms', test: (id) => CONTROLS.test(id) && HEAVY.test(id) },
  { name: 'parts', test: CONTROLS },
  // Whoever shows notifications names what all areas can tell.
  { name: 'contract-notifications', test: /\/contract\/src\/(.*\/notif|notif|core\/topic)/ },
  {
    name: (id) => `contract-${folderIn('contract/src', id)}`,
    debugName: 'contract',
    test: /\/contract\/src\/(?!text|files|posts|core|account\/(?!profile\.))/,
  },
  {
    // What the feed shares with other pages.
    name: 'members',
    test: /\/packages\/((contract|ui|portal|flows|files(?!.*uploads\/[A-Z])|flag)\/|(posts|writing)\/src\/(texts|.*(PostSkeletons|Person|useMemberName))\.)/,
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
  { name: 'connection', test: /\/delivery\/src\/(connection|hearOut)/ },
  {
    name: featureFile,
    debugName: 'feature',
    test: /\/packages\/(?!ui\/)|\/host\/src\/(shell|slots|status|push)\/(?!.*Dialog)|\/node_modules\/(?!react-(aria|stately)|@internationalized|@tanstack)/,
  },
];

export const chunkGroups: Groups = rules.map((rule, at) => ({
  ...rule,
  priority: rules.length - at,
  includeDependenciesRecursively: false,
}));

/** The texts of a language: what sign-in, the shell and the feed say, and the rest. */
function textFiles(language: string) {
  const first = textsOf('ui|portal|flows|account|host|feed|posts|files|writing', language);
  // React Aria brings English along; its Indonesian is the kit's.
  const aria = /\/texts\/ariaTexts\.ts$|\/aria\.id\.json$|\/i18n\/en-US\./;
  return [
    { name: `texts-${language}`, test: anyOf(language === 'id' ? [first, aria] : [first]) },
    // What one page alone asks for.
    { name: `guide-${language}`, test: new RegExp(`/guide/${language}\\.json$`) },
    { name: `texts-admin-${language}`, test: textsOf('admin', language) },
    { name: `texts-more-${language}`, test: textsOf('[a-z]+', language) },
  ];
}

function textsOf(packages: string, language: string): RegExp {
  return new RegExp(`/(${packages})/src/(.*/)?messages/${language}\\.json$`);
}

function anyOf(tests: readonly RegExp[]) {
  return (id: string) => tests.some((test) => test.test(id));
}

function folderIn(parent: string, id: string): string | undefined {
  return new RegExp(`/${parent}/([\\w-]+)`).exec(id)?.[1];
}
