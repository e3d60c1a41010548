/** Further attributes of an element. */
type Attributes = Record<string, string | number>;

const number = (value: number) => String(Math.round(value * 10) / 10);

const write = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');

/** An element by name, with what stands in it. */
export const element = (name: string, attributes: Attributes, content = '') =>
  `<${name}${write(attributes)}${content === '' ? '/>' : `>${content}</${name}>`}`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) =>
  element('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** A filled outline. Numbers in the path are written as they are given. */
export const path = (d: string, fill: string, more: Attributes = {}) =>
  element('path', { d, fill, ...more });

/** An unfilled line along a path. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const group = (transform: string, ...content: string[]) =>
  element('g', { transform }, content.join(''));

/** A vertical gradient from the top colour to the last one. */
export const fade = (id: string, ...colors: string[]) =>
  element(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    colors
      .map((color, index) =>
        element('stop', { offset: String(index / (colors.length - 1)), 'stop-color': color }),
      )
      .join(''),
  );

/**
 * A tile repeated over an area, turned about its middle by `angle` degrees. Each is drawn by
 * itself: a turned pattern takes the renderer several times as long.
 */
export function tiled(
  area: { width: number; height: number },
  size: { width: number; height: number },
  content: string,
  angle = 0,
): string {
  const turn = Math.abs((angle * Math.PI) / 180);
  const across = area.width * Math.cos(turn) + area.height * Math.sin(turn);
  const down = area.width * Math.sin(turn) + area.height * Math.cos(turn);
  const left = (area.width - across) / 2;
  const top = (area.height - down) / 2;
  const columns = Math.ceil(across / size.width);
  const rows = Math.ceil(down / size.height);
  const tiles = repeat(rows * columns, (index) =>
    element('use', {
      href: '#tile',
      x: left + (index % columns) * size.width,
      y: top + Math.floor(index / columns) * size.height,
    }),
  );
  return [
    element('defs', {}, element('g', { id: 'tile' }, content)),
    group(`rotate(${angle} ${area.width / 2} ${area.height / 2})`, tiles),
  ].join('');
}

/** A path's numbers, rounded so that documents stay small. */
export const d = (strings: TemplateStringsArray, ...values: number[]) =>
  strings.reduce(
    (text, part, index) => text + part + (index < values.length ? number(values[index] ?? 0) : ''),
    '',
  );

/** `times` pieces, one after the other. */
export const repeat = (times: number, piece: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => piece(index)).join('');

/** The colour a share of the way from one to another, both as `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
