/** Values of custom properties as design tokens: colours, lengths, shadows and the like. */
import valueParser, { type FunctionNode, type Node } from 'postcss-value-parser';

/** The themes, which are the modes of the variables in Figma. */
export const THEMES = ['light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

interface Measure<Unit extends string> {
  value: number;
  unit: Unit;
}

interface Color {
  colorSpace: 'srgb';
  components: number[];
  alpha: number;
  hex: string;
}

interface Shadow {
  color: Color;
  offsetX: Measure<'px'>;
  offsetY: Measure<'px'>;
  blur: Measure<'px'>;
  spread: Measure<'px'>;
}

/** A value with its type, as the format pairs them. */
export type TokenValue =
  | { $type: 'color'; $value: Color }
  | { $type: 'dimension'; $value: Measure<'px'> }
  | { $type: 'shadow'; $value: Shadow[] }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'fontWeight' | 'number'; $value: number }
  | { $type: 'duration'; $value: Measure<'s'> }
  | { $type: 'cubicBezier'; $value: number[] };

/** Pixels of a `rem`: Figma knows pixels alone. */
const REM = 16;

/** Returns the value of a custom property in a theme. Throws where no kind of token has such one. */
export function tokenValue(
  name: string,
  values: ReadonlyMap<string, string>,
  theme: Theme,
): TokenValue {
  const parts = commaSeparated(resolved(valueParser(values.get(name) ?? '').nodes, values, theme));
  const [first = []] = parts;
  const [node] = first;
  if (parts.length === 1 && first.length === 1 && node) {
    if (isColor(node)) return { $type: 'color', $value: color(node) };
    if (node.type === 'function' && node.value === 'cubic-bezier') {
      const points = commaSeparated(node.nodes).map(([point]) => Number(point?.value));
      return { $type: 'cubicBezier', $value: points };
    }
    if (node.type === 'function' && node.value === 'max') {
      const pixels = commaSeparated(node.nodes).map(([length]) => length && inPixels(length));
      return { $type: 'dimension', $value: px(Math.max(...pixels.map(Number))) };
    }
    const { number, unit } = valueParser.unit(node.value) || { number: '', unit: '' };
    const isNumber = number !== '' && unit === '';
    if (isNumber && name.startsWith('--sg-weight')) {
      return { $type: 'fontWeight', $value: Number(number) };
    }
    if (isNumber) return { $type: 'number', $value: Number(number) };
    if (unit === 'ms') return { $type: 'duration', $value: { value: +number / 1000, unit: 's' } };
    const pixels = inPixels(node);
    if (pixels !== undefined) return { $type: 'dimension', $value: px(pixels) };
  }
  if (parts.every((part) => part.some(isColor))) {
    return { $type: 'shadow', $value: parts.map(shadow) };
  }
  if (first.some(({ type }) => type === 'string')) {
    return { $type: 'fontFamily', $value: parts.map(([family]) => family?.value ?? '') };
  }
  throw new Error(`${name} has a value of no kind of design token: ${values.get(name)}`);
}

/** Replaces each `light-dark()` by the theme's part, and each `var()` by its value. */
function resolved(
  nodes: readonly Node[],
  values: ReadonlyMap<string, string>,
  theme: Theme,
): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type !== 'function') return [node];
    const inner = resolved(node.nodes, values, theme);
    if (node.value === 'light-dark') return commaSeparated(inner)[theme === 'light' ? 0 : 1] ?? [];
    if (node.value !== 'var') return [{ ...node, nodes: inner }];
    return resolved(valueParser(values.get(inner[0]?.value ?? '') ?? '').nodes, values, theme);
  });
}

/** Splits at commas, and leaves spaces and comments out. */
function commaSeparated(nodes: readonly Node[]): Node[][] {
  const parts: Node[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'div' && node.value === ',') parts.push([]);
    else if (node.type !== 'space' && node.type !== 'comment') parts.at(-1)?.push(node);
  }
  return parts;
}

const isColor = ({ type, value }: Node) =>
  type === 'function' ? value === 'rgb' : value.startsWith('#');

function color(node: Node): Color {
  const [channels, alpha] = node.type === 'function' ? rgb(node) : [hexChannels(node.value), 1];
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(5))),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

const hexChannels = (hex: string) =>
  [1, 3, 5].map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16));

/** The channels and the opacity of `rgb(8 16 13 / 62%)`. */
function rgb({ nodes }: FunctionNode): [number[], number] {
  const words = nodes.filter(({ type }) => type === 'word').map(({ value }) => value);
  const [red, green, blue, opacity = '100%'] = words;
  return [[red, green, blue].map(Number), Number.parseFloat(opacity) / 100];
}

function shadow(nodes: readonly Node[]): Shadow {
  const [offsetX, offsetY, blur, spread] = nodes.flatMap((node) => inPixels(node) ?? []);
  const tint = nodes.find(isColor) as Node;
  return {
    color: color(tint),
    offsetX: px(offsetX),
    offsetY: px(offsetY),
    blur: px(blur),
    spread: px(spread),
  };
}

const px = (value = 0): Measure<'px'> => ({ value, unit: 'px' });

/** A length in pixels; undefined where the node is none. */
function inPixels({ value }: Node): number | undefined {
  const { number, unit } = valueParser.unit(value) || { number: '', unit: '' };
  if (unit === 'rem') return Number(number) * REM;
  return unit === 'px' || number === '0' ? Number(number) : undefined;
}
