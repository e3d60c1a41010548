import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { markPureCalls } from '../../scripts/pureCalls.ts';

/** What a bundler keeps of a module of which nothing is imported. */
async function cached(code: string): Promise<string> {
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
])('%s that nobody wants is let go', async (_, code) => {
  expect(
    await cached(`import { done, make, nullish, object, not, setup, string } from 'x';\n${code}`),
  ).toBe('');
});

test('what is done, and not declared, stays', async () => {
  const code = 'const list = new Set();\nlist.add(make());';
  expect(await cached(`import { make } from 'x';\n${code}`)).toContain('list.add(make())');
});

test('what a function does is left to its calls', () => {
  const code =
    'export const act = () => make();\nclass A { b = make(); }\nfunction c() { make(); }';
  expect(markPureCalls('module.ts', code)).toBe(code);
});
