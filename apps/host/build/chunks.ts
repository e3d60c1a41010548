import type { Rolldown } from 'vite';
import { featureFile, uiFile } from './featureFile.ts';

type Groups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>;

/** What the frames of all pages, sign-in and most forms are made of. */
const FIELDS = [
  /\/react-(aria|stately)\/dist\/private\/(form\/|label\/|textfield\/useTextField\.)/,
  /\/react-(aria|stately)\/.*\/(useLabels|useFormReset|useControlledState|useToggleState)\./,
  /\/react-aria-components\/dist\/private\/(Text|TextField|TextArea|Form|FieldError|Input|Group|Label|Autocomplete|SharedElementTransition|SelectionIndicator)\./,
  /\/ui\/src\/(forms\/(Select|TextField|Form|Field|useAutoGrow|PasswordField)|actions\/(IconButton|SkipLink))\./,
  /\/flows\/src\/(formMachine|formDraft|formErrors|draftFields|pause|provided|actors|react\/(actors|useField))\./,
  /\/portal\/src\/provider\/|\/contract\/src\/(core\/clientId|text\/(numberEntry|wholeNumber|normalize))\.|\/host\/src\/language\/|\/lucide-react\//,
];

const ARIA =
  /\/node_modules\/(react-aria|react-stately|react-aria-components|@internationalized)\//;
/** Parts of `ui` with more of React Aria than buttons and text fields. */
const UI_CONTROLS = /\/ui\/src\/(tabs|filters|overlays|forms)\/|\/ui\/.*\/(ProgressBar|Meter)\./;
/** React Aria's heavy parts, and those of `ui` that are made of them. */
const HEAVY =
  /\/(date|calendar|datepicker|table|tree|grid|gridlist|tag|combobox|numberfield|spinbutton)\/|\/[^/]*(Date|Calendar|Table|Tree|Grid|Tag(?!Picker)|ComboBox|NumberField|NumberParser)[^/]*$|\/(dateValues|leftIncomplete|useIsWide)\./;
const TOGGLES =
  /\/(Switch|SwitchField|SwitchButton|useSwitch|Meter|useMeter|Toolbar|useToolbar)\.(mjs|tsx)$|\/ui\/src\/forms\/RadioGroup\./;
const POPOVERS =
  /\/(OverlayArrow|calculatePosition|useCloseOnScroll|useOverlayPosition|useResizeObserver|Popover|usePopover)\.mjs$|\/ui\/src\/overlays\/Popover\./;

/**
 * Which modules share a file. A browser fetches six files at a time, and each one more waits for a
 * round trip: bytes give way to requests. The first rule that fits counts. What stands lower imports
 * what stands higher, which so many more parts need, and never the other way round.
 */
const rules: Groups = [
  { name: 'base', tags: ['$initial' as const] },
  ...['en', 'id'].flatMap(textFiles),

  {
    name: 'styles-members',
    test: /\/(shell|feed|posts|files|writing|portal|flows|peace)\/[^?]*\.css$/,
  },
  {
    name: (id) => `styles-${folderIn('packages', id)}`,
    debugName: 'styles',
    test: /\/packages\/.*\.css$/,
  },

  { name: 'fields', test: anyOf(FIELDS), minShareCount: 2 },
  {
    name: 'connection',
    test: /\/delivery\/src\/(connection|hearOut)|\/contract\/src\/(messages\/(messages|messageSocket)|core\/socketTransport)\./,
  },
  { name: 'contract-notifications', test: /\/contract\/src\/(.*\/notif|notif|core\/topic)/ },
  // Who belongs together is asked for together.
  { name: 'contract-people', test: /\/contract\/src\/(groups|network)\// },
  { name: 'contract-account', test: /\/contract\/src\/(peace|account\/(?!profilePhoto))/ },
  {
    name: (id) => `contract-${folderIn('contract/src', id)}`,
    debugName: 'contract',
    test: /\/contract\/src\/(?!text|files|posts|core|account)/,
  },

  { name: 'forgotten', test: /\/account\/src\/forgotten\// },
  {
    name: 'register',
    test: /\/account\/src\/.*(regist|Invitation|validateRegistration)|\/pages\/register\/|\/TagPicker\.|\/(ToggleButtonGroup|ToggleButton|useToggleButton|useToggleButtonGroup|useToggleGroupState)\.mjs$/i,
  },
  { name: 'entrance', test: /\/account\/src\/|\/host\/src\/(entrance\/entrance|pages\/login\/)/i },

  {
    name: 'dialogs',
    test: (id) => ARIA.test(id) || /\/ui\/src\/overlays\//.test(id),
    minShareCount: 22,
  },
  {
    name: 'forms',
    test: (id) => (ARIA.test(id) || /\/ui\/src\/(tables|forms)\//.test(id)) && HEAVY.test(id),
  },
  { name: 'toggles', test: TOGGLES },
  { name: 'popovers', test: POPOVERS },
  { name: 'lists', test: (id) => ARIA.test(id) || UI_CONTROLS.test(id), minShareCount: 8 },
  { name: 'parts', test: (id) => ARIA.test(id) || UI_CONTROLS.test(id) },

  { name: 'flows-more', test: /\/flows\/src\/.*(Dialog|Confirm|FormView|HomeCard|Sending)/ },
  { name: 'flows', test: /\/flows\/src\/(?!toggleMachine)/ },
  {
    // What the feed shares with other pages.
    name: 'members',
    test: /\/packages\/((contract|ui|portal|files(?!.*uploads\/[A-Z])|flag|flows)\/|(posts|writing)\/src\/(texts|.*(PostSkeletons|Person|useMemberName))\.)/,
    minShareCount: 4,
  },
  { name: uiFile, debugName: 'ui', test: /\/ui\/src\// },

  { name: 'home', test: /\/feed\/src\/latest\/|\/packages\/home\// },
  { name: 'resource', test: /\/resources\/src\/detail\// },
  { name: 'post', test: /\/posts\/src\/page\// },
  {
    name: 'posts',
    test: /\/packages\/(posts|writing|files(?!.*uploads\/[A-Z]))\/src\//,
    minShareCount: 4,
  },
  { name: 'posts-more', test: /\/packages\/(posts|files|writing)\/src\// },
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
