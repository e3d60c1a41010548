import './componentDocs.css';

/** The sheet of tokens as text, which no package exports. */
const [sheet = ''] = Object.values(
  import.meta.glob<string>('../../packages/ui/src/look/tokens.css', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

interface RowsProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

function Rows({ head, rows }: RowsProps) {
  return (
    <table className="docs-table">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell}>{cell}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Texts of a component in both languages: `[for what, in English, in Indonesian]`. */
export const Words = ({ rows }: Pick<RowsProps, 'rows'>) => (
  <Rows head={['', 'English', 'Indonesian']} rows={rows} />
);

/** Keys of a component: `[key, effect]`. */
export const Keys = ({ rows }: Pick<RowsProps, 'rows'>) => (
  <Rows head={['Key', 'Effect']} rows={rows} />
);

interface TokensProps {
  /** The purpose of each token in the component, by its name without `--sg-`. */
  of: Readonly<Record<string, string>>;
}

/** Design tokens of a component, with the sheet's values in both themes. */
export function Tokens({ of }: TokensProps) {
  return (
    <table className="docs-table">
      <thead>
        <tr>
          <th>Token</th>
          <th>Light</th>
          <th>Dark</th>
          <th>For</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(of).map(([name, purpose]) => (
          <tr key={name}>
            <th scope="row">
              <code>--sg-{name}</code>
            </th>
            <ValueCells value={sheetValue(name)} />
            <td>{purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ValueCells({ value }: { value: string }) {
  const [light, dark] = [inTheme(value, 0), inTheme(value, 1)];
  if (light === dark) return <td colSpan={2}>{inPixels(value)}</td>;
  return [light, dark].map((one) => (
    <td key={one}>
      {/^(#|rgb)/.test(one) && <span className="docs-swatch" style={{ background: one }} />}
      {one}
    </td>
  ));
}

/** The sheet's text: a build lowers `light-dark()`, so that computed values have one theme. */
function sheetValue(name: string): string {
  const [, value] = new RegExp(`^ +--sg-${name}:\\s*([^;]+);`, 'm').exec(sheet) ?? [];
  if (value === undefined) throw new Error(`There is no token --sg-${name}`);
  return value.replaceAll(/\s+/g, ' ');
}

const PAIR = /light-dark\((#\w+|rgb\([^)]*\)), (#\w+|rgb\([^)]*\))\)/g;

const inTheme = (value: string, index: 0 | 1) =>
  value.replaceAll(PAIR, (_, ...themes: string[]) => themes[index] ?? '');

/** A length with its pixels, which designers count in. */
function inPixels(value: string): string {
  const [, rem] = /^([\d.]+)rem$/.exec(value) ?? [];
  return rem === undefined ? value : `${value} (${Number(rem) * 16} px)`;
}
