import type { InputType, StrictArgTypes } from 'storybook/internal/csf';

/** Longer types of objects and functions are shown on demand. */
const SHORT = 48;

const isCallback = (name: string, type: string) => /^on[A-Z]/.test(name) || type.includes('=>');

/** Gives props controls and descriptions for designers; docgen writes them as code. */
export const propControls = ({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, { ...argType, ...readable(argType) }]),
  );

type Shown = Pick<InputType, 'control' | 'table'>;

function readable({ name, control, table = {} }: InputType & { name: string }): Shown {
  const type = table.type?.summary ?? '';
  const value = table.defaultValue?.summary;
  const shown = {
    ...table,
    ...(type.length > SHORT &&
      /[{>]/.test(type) && {
        type: { summary: isCallback(name, type) ? 'function' : 'object', detail: type },
      }),
    ...(value !== undefined && { defaultValue: { summary: unquoted(value) } }),
  };
  if (isCallback(name, type)) return { control: false, table: shown };
  // A label is typed as text; an icon cannot be typed.
  if (type === 'ReactNode') {
    return { control: name === 'children' ? { type: 'text' } : false, table: shown };
  }
  if (/^string( \| null)?$/.test(type)) return { control: { type: 'text' }, table: shown };
  return { ...(control !== undefined && { control }), table: shown };
}

/** Turns `"'secondary'"` into `secondary`. */
const unquoted = (value: string) => value.replace(/^"(.*)"$/, '$1').replace(/^'([^']*)'$/, '$1');
