import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { type Package, root } from '../packages.ts';

/** A built entry of a package: the names of its report, its declarations and its package.json. */
export interface TypedEntry {
  report: string;
  types: string;
  packageJson: string;
}

/** The entries of packages that have declarations of their own. */
export const typedEntries = (packages: readonly Package[]): TypedEntry[] =>
  packages.flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports)
      .filter(([, { types }]) => types && !types.endsWith('.css.d.ts'))
      .map(([name, { types = '' }]) => ({
        report: join(folder, 'api', `${name.replace('./', '').replace(/^\.$/, 'index')}.api.md`),
        types: join(root, folder, types),
        packageJson: join(root, folder, 'package.json'),
      })),
  );

/** The API report of each entry by its name. All entries are one program: the packages share most. */
export function apiReports(entries: readonly TypedEntry[]): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'api-reports-'));
  try {
    const configs = entries.map((entry, index) => configOf(entry, folder, `${index}`));
    const [first, ...others] = configs;
    if (!first) return new Map();
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath),
    });
    return new Map(
      configs.map((config, index) => {
        const { report = '' } = entries[index] ?? {};
        Extractor.invoke(config, {
          localBuild: true,
          compilerState,
          messageCallback: (message) => {
            message.handled = message.logLevel !== 'error';
          },
        });
        return [report, shortened(readFileSync(config.reportFilePath, 'utf8'))];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function configOf({ types, packageJson }: TypedEntry, folder: string, name: string) {
  const quiet = { default: { logLevel: ExtractorLogLevel.None } };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: packageJson,
    configObject: {
      projectFolder: dirname(packageJson),
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: quiet,
        extractorMessageReporting: {
          ...quiet,
          'ae-forgotten-export': { logLevel: ExtractorLogLevel.None },
        },
        tsdocMessageReporting: quiet,
      },
    },
  });
}

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['esnext', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
};

/** Lines that say nothing of the surface. */
const IDLE =
  /^\/\/ \(No @packageDocumentation|^\s*\/\/ (@public|\(undocumented\)|@public \(undocumented\))$/;

/**
 * A report without its lead, and with machines by their first line, which names context and events:
 * what XState infers of one machine is up to a thousand lines.
 */
export function shortened(report: string): string {
  const code = /^```ts\n(.*)^```$/ms.exec(report)?.[1] ?? '';
  const declarations = code.split(/\n\n+/).map((declaration) => {
    const lines = declaration.split('\n').filter((line) => !IDLE.test(line));
    const index = lines.findIndex((line) => line.includes('StateMachine<'));
    const isMachine = index >= 0 && /^export (const|function) /.test(lines[0] ?? '');
    return (isMachine ? [...lines.slice(0, index), `${lines[index]} …`] : lines).join('\n').trim();
  });
  return `\`\`\`ts\n${declarations.filter((one) => one !== '').join('\n')}\n\`\`\`\n`;
}
