import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { markPureCalls } from '../../scripts/pureCalls.ts';

/** The code that a bundler keeps of a module without imported names. */
async function bundled(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: markPureCalls('module.ts', code), loader: 'ts' },
    bundle: true,
    external: ['*'],
    format: 'esm',
    minifyWhitespace: true,
    treeShaking: true,
    write: false,
  });
  return outputFiles[0]?.text.replace(/import[^;]*;/g, '').trim() ?? '';
}

test.each([
  ['a call', 'const a = make();'],
  ['a call within a call', 'const Post = object({ id: string(), by: nullish(object({})) });'],
  ['a chain', 'const machine = setup({ guards: { is: not(done) } }).createMachine({ id: "a" });'],
  ['an object', 'const lists = new Map([[1, new Set()]]);'],
])('%s is removed when it is unused', async (_, code) => {
  expect(
    await bundled(`import { done, make, nullish, object, not, setup, string } from 'x';\n${code}`),
  ).toBe('');
});

test('a statement with an effect stays', async () => {
  const code = 'const list = new Set();\nlist.add(make());';
  expect(await bundled(`import { make } from 'x';\n${code}`)).toContain('list.add(make())');
});

test('the body of a function is left to its calls', () => {
  const code =
    'export const act = () => make();\nclass A { b = make(); }\nfunction c() { make(); }';
  expect(markPureCalls('module.ts', code)).toBe(code);
});
