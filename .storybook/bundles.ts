/** Packages that nearly every story needs. */
const SHARED = [
  ...['contract', 'delivery', 'files', 'flag', 'flows', 'portal'],
  ...['storybook-statecharts', 'ui', 'writing'],
];
/** Features from the ground up: what a later one uses of an earlier one is in the earlier's file. */
const inOrder = (names: readonly string[]) => [
  ...['posts', 'feed'],
  ...names.filter((name) => !['posts', 'feed', 'host'].includes(name)),
  'host',
];

/** Code in a folder's sources, without its stories. */
const codeOf = (folder: string) => `/${folder}/src/(?!.*\\.stories\\.).*\\.tsx?$`;

/**
 * Groups for the bundler: each feature's code in one file, and what all share in one more. A part
 * fetched on demand then arrives within one turn of the event loop, so no picture of its loading
 * depends on timing.
 */
export function bundles(packages: readonly string[]) {
  const features = inOrder(packages.filter((name) => !SHARED.includes(name)));
  const shared = [
    codeOf(`(?:mocks|${SHARED.join('|')})`),
    String.raw`/\.storybook/[^/]+\.ts$`,
    String.raw`\.css$`,
    '/lucide-react/',
  ];
  const groups = [
    { name: 'kit', test: new RegExp(shared.join('|')) },
    ...features.map((name) => ({ name: `kit-${name}`, test: new RegExp(codeOf(name)) })),
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}
