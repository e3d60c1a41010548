import { expect, test } from 'vitest';
import { propControls } from './propControls.ts';

/** A prop as docgen gives it, read for a designer. */
function readable(name: string, type: string, value?: string) {
  const table = { type: { summary: type }, ...(value && { defaultValue: { summary: value } }) };
  return propControls({ argTypes: { [name]: { name, control: { type: 'object' }, table } } })[name];
}

test('a default is shown without its quotes', () => {
  expect(readable('variant', 'Variant', `"'secondary'"`)?.table?.defaultValue?.summary).toBe(
    'secondary',
  );
});

test('a callback has no control, and a long type is shown on demand', () => {
  const type = '(member: { id: string; full_name?: string | null; role: string }) => void';
  expect(readable('onMessage', type)).toMatchObject({
    control: false,
    table: { type: { summary: 'function', detail: type } },
  });
});

test('a label and a text are typed, an icon is not', () => {
  expect(readable('children', 'ReactNode')?.control).toEqual({ type: 'text' });
  expect(readable('hashtag', 'string | null')?.control).toEqual({ type: 'text' });
  expect(readable('icon', 'ReactNode')?.control).toBe(false);
});

test('props of other types keep their control', () => {
  expect(readable('size', 'Size')?.control).toEqual({ type: 'object' });
});
