/**
 * The layers, as rules over the packages that exist:
 * contract ← ui ← portal ← flows ← files, writing, flag ← delivery, posts ← features ← host; server
 * and mocks import the contract alone.
 */

const packageName = (name) => `^packages/${name}/`;
const notCode = String.raw`\.(test|stories|testing)\.tsx?$|/tests?/`;
const layered = '^packages/(contract|ui|portal|flows|files|writing|delivery|flag|posts)/';

/** A feature is every package that is no layer; this one pair is allowed by the design. */
const feature =
  '^packages/(?!contract/|ui/|portal/|flows/|files/|writing/|delivery/|flag/|posts/)([^/]+)/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Rules of one layer: of the workspace it may reach itself and `allowed`, nothing else. */
const layer = (name, allowed) =>
  forbid(
    `${name}-layer`,
    `packages/${name} may import ${allowed.join(', ') || 'no other package'} of the workspace.`,
    { path: packageName(name), pathNot: notCode },
    {
      path: '^(packages|apps|mocks|\\.storybook|tests|scripts)/',
      pathNot: [name, ...allowed].map(packageName),
    },
  );

export default {
  forbidden: [
    forbid(
      'no-cycle',
      'Two files that need each other are one thing, or a third is missing.',
      {},
      { circular: true },
    ),
    forbid(
      'no-unresolved',
      'Every import leads somewhere.',
      {},
      {
        couldNotResolve: true,
        pathNot: [
          '^virtual:',
          String.raw`^\./mockServiceWorker`,
          // Written from READMEs' examples, for the portal that tries the packed packages.
          String.raw`^\./(CommunityPage|Inbox|WorthKnowing)$`,
          // Installed by the bench that compares with them, at its first run.
          '^(react-chat-elements|@chatscope/)',
        ],
      },
    ),
    layer('contract', []),
    layer('ui', ['contract']),
    layer('portal', ['contract', 'ui']),
    layer('flows', ['contract', 'ui', 'portal']),
    layer('files', ['contract', 'ui', 'portal', 'flows']),
    layer('writing', ['contract', 'ui', 'portal', 'flows']),
    layer('delivery', ['contract', 'portal', 'flows', 'files']),
    layer('flag', ['contract', 'ui', 'portal', 'flows']),
    layer('storybook-statecharts', []),
    layer('posts', ['contract', 'ui', 'portal', 'flows', 'files', 'writing', 'flag']),
    forbid(
      'feature-layer',
      'A feature may import contract, ui, portal, flows, files, writing, delivery, flag and posts.',
      { path: feature, pathNot: notCode },
      {
        path: '^(packages|apps|mocks|\\.storybook|tests|scripts)/',
        pathNot: [layered, '^packages/$1/', '^packages/feed/'],
      },
    ),
    forbid(
      'feature-to-feed',
      'Of the features groups alone may import feed: a group’s feed is a feed.',
      { path: feature, pathNot: ['^packages/(groups|feed)/', notCode] },
      { path: '^packages/feed/' },
    ),
    forbid(
      'feature-test-to-feature',
      'Not even a story or test of a feature imports another.',
      { path: feature },
      {
        path: feature,
        pathNot: ['^packages/$1/', '^packages/feed/'],
      },
    ),
    forbid(
      'host-layer',
      'The host assembles packages; it knows neither the server nor, outside tests, the mocks.',
      { path: '^apps/host/', pathNot: notCode },
      { path: '^(apps/(?!host/)|mocks/|tests/|scripts/|\\.storybook/)' },
    ),
    forbid(
      'server-layer',
      'The server knows the contract alone.',
      { path: '^apps/server/' },
      { path: '^(packages/(?!contract/)|apps/(?!server/)|\\.storybook/)' },
    ),
    forbid(
      'mocks-layer',
      'The mocks know the contract alone.',
      { path: '^mocks/' },
      { path: '^(packages/(?!contract/)|apps/|\\.storybook/)' },
    ),
    forbid(
      'mocks-in-code',
      'Mocks are for stories and tests.',
      { path: '^(packages|apps)/', pathNot: notCode },
      { path: '^mocks/' },
    ),
    forbid(
      'scripts-below',
      'Of scripts, .storybook, bench and tests each may import those before it: no circle of folders.',
      { path: '^scripts/' },
      { path: '^(\\.storybook|bench|tests)/' },
    ),
    forbid(
      'storybook-below',
      'Stories stand above scripts, and below bench and tests.',
      { path: '^\\.storybook/' },
      { path: '^(bench|tests)/' },
    ),
    forbid(
      'bench-below',
      'What bench and tests share lies in scripts, or beside what it serves.',
      { path: '^bench/' },
      { path: '^tests/' },
    ),
    forbid(
      'relative-across-packages',
      'Another package is imported by its name.',
      { path: '^(packages/[^/]+|apps/[^/]+|mocks|\\.storybook)/' },
      { path: '^(packages|apps|mocks|\\.storybook)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    forbid(
      'contract-without-screen',
      'The contract needs zod and nothing else.',
      { path: packageName('contract'), pathNot: notCode },
      { path: 'node_modules', pathNot: 'node_modules/zod/' },
    ),
    forbid(
      'machine-without-react',
      'Nothing that a flow, a machine or an entry of machines imports leads to a view, not even by a type. Of other packages it imports their `/machines`. `scripts/machines.ts` refuses React itself.',
      { path: String.raw`((Flow|Machine)|/machines)\.ts$` },
      {
        path: String.raw`node_modules/(react-dom|react-aria[^/]*)/|\.tsx$`,
        reachable: true,
      },
    ),
    forbid(
      'machine-without-actors',
      'A machine written by hand names its actors; the component provides them.',
      { path: String.raw`Machine\.ts$` },
      { path: String.raw`Actors\.ts$` },
    ),
    forbid(
      'no-vague-folder',
      'A function lives with the concept it serves.',
      {},
      { path: '^(packages|apps|mocks)/.*/(utils|helpers|common|shared|types)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', 'storybook-static'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['saudagar-source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.d.ts'],
    },
  },
};
