import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publishedPackages } from '../../scripts/packages.ts';
import { apiReports, shortened, typedEntries } from '../../scripts/publicSurface/apiReports.ts';

const planted = mkdtempSync(join(tmpdir(), 'public-surface-'));

afterAll(() => rmSync(planted, { recursive: true }));

/** The report of a package with these declarations. */
function reportOf(name: string, declarations: string): string | undefined {
  const folder = join(planted, name);
  mkdirSync(folder);
  const types = join(folder, 'index.d.ts');
  const packageJson = join(folder, 'package.json');
  writeFileSync(types, declarations);
  writeFileSync(packageJson, JSON.stringify({ name: 'lamps', version: '1.0.0' }));
  return apiReports([{ report: name, types, packageJson }]).get(name);
}

test('a report changes with a prop, and not with a comment', () => {
  const before = `
    /** Properties of a lamp. */
    interface LampProps {
      /** Whether it shines. */
      isOn?: boolean;
      colour: 'red' | 'green';
    }
    declare function Lamp(props: LampProps): string;
    export { Lamp, type LampProps };`;
  const report = reportOf('before', before);
  expect(report).toBe(`\`\`\`ts
export function Lamp(props: LampProps): string;
export interface LampProps {
    colour: 'red' | 'green';
    isOn?: boolean;
}
\`\`\`
`);
  expect(reportOf('reworded', before.replace('Whether it shines', 'True for light'))).toBe(report);
  expect(reportOf('required', before.replace('isOn?', 'isOn'))).not.toBe(report);
  expect(reportOf('hidden', before.replace(', type LampProps', ''))).not.toBe(report);
});

test('a machine is one line that names its context and events', () => {
  const report = `## API Report File for "lamps"
\`\`\`ts
// @public
export const lampMachine: xstate.StateMachine<LampContext, LampEvent, {
    a?: 1;
}, never>;

// @public (undocumented)
export interface Lamps {
    // (undocumented)
    run: xstate.StateMachine<LampContext, LampEvent>;
    stop(): void;
}

// (No @packageDocumentation comment for this package)

\`\`\``;
  expect(shortened(report)).toBe(`\`\`\`ts
export const lampMachine: xstate.StateMachine<LampContext, LampEvent, { …
export interface Lamps {
    run: xstate.StateMachine<LampContext, LampEvent>;
    stop(): void;
}
\`\`\`
`);
});

test('every entry that is code has a report', () => {
  const feed = publishedPackages().filter(({ short }) => short === 'feed');
  expect(typedEntries(feed).map(({ report }) => report)).toEqual([
    'packages/feed/api/index.api.md',
    'packages/feed/api/machines.api.md',
  ]);
});
