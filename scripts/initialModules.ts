/** The modules in every file of the built host, by their paths from the workspace's root. */
export type ModulesOfFiles = Readonly<Record<string, readonly string[]>>;

/** A page of the host, with its initial files. */
export interface InitialPage {
  path: string;
  files: readonly string[];
}

/** Packages that may not be duplicated: a second copy breaks contexts and actors. */
const SINGLE = [
  ...['react', 'react-dom', 'react-aria', 'react-aria-components'],
  ...['xstate', 'i18next', 'react-i18next'],
];

const isPartOfAria = (...names: string[]) =>
  new RegExp(
    `/node_modules/(react-aria-components/dist/private/(${names.join('|')})\\.|react-(aria|stately)/dist/private/(${names.map((name) => name.toLowerCase()).join('|')})/)`,
  );

/** Modules that no first page may contain, and their replacements. */
const UNWANTED: readonly { what: string; found: RegExp; instead: string }[] = [
  {
    what: 'classic zod',
    found: /\/node_modules\/zod\/(index|v3\/|v4\/(index|classic\/))/,
    instead: 'import zod/mini',
  },
  {
    what: "React Aria's DatePicker",
    found: isPartOfAria('DatePicker', 'DateField', 'Calendar', 'RangeCalendar'),
    instead: 'fetch it on demand',
  },
  { what: "React Aria's Table", found: isPartOfAria('Table'), instead: 'fetch it on demand' },
  {
    what: "React Aria's DropZone",
    found: isPartOfAria('DropZone', 'dnd'),
    instead: 'fetch it on demand',
  },
  {
    what: "React Aria's Menu, Select or ListBox",
    found: isPartOfAria('Menu', 'Select', 'ListBox'),
    instead: 'fetch it when it is opened',
  },
  {
    what: "React Aria's formatting of numbers",
    found: /\/node_modules\/@internationalized\/number\//,
    // Button and ProgressBar share a module: an import of one brings the other into the same file.
    instead: 'take the hook (react-aria/useProgressBar), not the component, or fetch it on demand',
  },
  {
    what: 'a virtualiser',
    found: /\/node_modules\/(@tanstack\/[a-z-]*virtual|virtua\/|react-virtuoso\/)|\/Virtualizer\./,
    instead: 'fetch it when a list grows long',
  },
];

/** Modules the sign-in page does not need; the texts shared by most pages are one file. */
const NOT_BEFORE_SIGN_IN = /^packages\/(feed|posts|network)\/(?!src\/messages\/)/;

/** A language of React Aria that the kit does not show: its Indonesian is the kit's own. */
const OTHER_LANGUAGE = /\/node_modules\/react-(aria|stately)\/.*\/intl\/.*[a-z]{2}-[A-Z]{2}\./;

/**
 * Lists the faults of the built host's modules, in sentences: copies and languages in any of its
 * files, and modules that its first pages do not need.
 */
export function complaintsAbout(built: ModulesOfFiles, pages: readonly InitialPage[]): string[] {
  return [
    ...copies(built),
    ...otherLanguages(built),
    ...pages.flatMap((page) => unwanted(built, page)),
  ];
}

function copies(built: ModulesOfFiles): string[] {
  const all = Object.values(built).flat();
  return SINGLE.flatMap((name) => {
    const part = `node_modules/${name}/`;
    const folders = new Set(
      all
        .map((module) => module.lastIndexOf(part))
        .flatMap((at, index) => (at < 0 ? [] : [all[index]?.slice(0, at + part.length - 1)])),
    );
    if (folders.size === 1) return [];
    if (folders.size === 0)
      return [`${name} is nowhere in the host: was it built with its modules?`];
    return [`${name} comes ${folders.size} times, from ${[...folders].join(' and ')}`];
  });
}

function otherLanguages(built: ModulesOfFiles): string[] {
  return Object.entries(built).flatMap(([file, modules]) => {
    const foreign = modules
      .filter((module) => OTHER_LANGUAGE.test(`/${module}`))
      .filter(isNotEnglish);
    return foreign.map((module) => `${file} holds a language nobody is shown: ${module}`);
  });
}

const isNotEnglish = (module: string) => !/en-US\./.test(module);

function unwanted(built: ModulesOfFiles, { path, files }: InitialPage): string[] {
  return files.flatMap((file) =>
    (built[file] ?? []).flatMap((module) => {
      const where = `${path} downloads at once, in ${file}`;
      const complaints = UNWANTED.filter((one) => one.found.test(`/${module}`)).map(
        ({ what, instead }) => `${where}, ${what} (${module}): ${instead}`,
      );
      if (path === '/login' && NOT_BEFORE_SIGN_IN.test(module))
        complaints.push(`${where}, what only members see (${module})`);
      return complaints;
    }),
  );
}
