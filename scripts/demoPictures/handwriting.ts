/** Strokes of block letters on a grid of four by six, as people write stock lists. */
const STROKES: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|1,4 3,4',
  B: '0,6 0,0 3,0 3.6,1.5 2.6,2.9 0,3|2.6,3 4,4.4 3,6 0,6',
  C: '4,1 2.4,0 0.4,1.6 0.2,4.4 2,6 4,5.2',
  D: '0,0 0,6 2.6,5.8 4,3.6 3.4,1 0,0',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  G: '4,1 2.2,0 0.2,2 0.4,5 2.4,6 4,5 4,3.4 2.6,3.4',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  I: '2,0 2,6',
  J: '3.4,0 3.2,5 1.6,6 0.2,5',
  K: '0,0 0,6|3.8,0 0,3.4 4,6',
  L: '0,0 0,6 3.6,6',
  M: '0,6 0.4,0 2,4 3.8,0 4.2,6',
  N: '0,6 0,0 4,6 4,0',
  O: '2,0 0.2,1.6 0.2,4.4 2,6 3.8,4.4 3.8,1.6 2.2,0',
  P: '0,6 0,0 3.2,0.2 3.8,1.8 2.8,3.2 0,3.3',
  R: '0,6 0,0 3.2,0.2 3.6,1.8 2.6,3 0,3.2 4,6',
  S: '3.8,0.8 2,0 0.4,1.4 1.4,2.8 3.4,3.6 3.6,5.2 1.8,6 0,5.2',
  T: '0,0 4.2,0|2.1,0 2,6',
  U: '0,0 0.2,4.8 2,6 3.8,4.8 4,0',
  W: '0,0 1,6 2.1,2 3.2,6 4.4,0',
  Y: '0,0 2,3|4,0 1.4,6',
  Z: '0,0 4,0 0,6 4,6',
  0: '2,0.2 0.4,1.8 0.3,4.4 2,6 3.7,4.4 3.6,1.6 2,0.2',
  1: '0.8,1.4 2.2,0 2.2,6',
  2: '0.3,1.4 2,0 3.7,1.2 3.2,2.8 0,6 4,5.9',
  3: '0.4,0.4 3,0.2 3.4,1.8 1.6,2.8 3.6,4 3.2,5.6 0.4,5.8',
  4: '3,6 3,0 0,4 4.2,4',
  5: '3.6,0 0.6,0 0.4,2.6 2.8,2.4 3.8,4.2 2.6,6 0.2,5.6',
  6: '3.4,0.2 1,2.4 0.3,4.6 2,6 3.6,4.6 2.6,3 0.6,3.8',
  7: '0.2,0.2 4,0 1.6,6',
  8: '2,2.8 0.6,1.4 2,0 3.4,1.4 2,2.8 0.3,4.4 2,6 3.7,4.4 2,2.8',
  9: '3.5,2.2 1.6,3 0.5,1.6 2,0 3.5,1 3.4,4 2.4,6',
  '-': '0.6,3.2 3.2,3',
  '.': '1.6,5.8 1.9,6',
  ',': '1.8,5.4 1.4,6.8',
  '=': '0.4,2.4 3.4,2.2|0.4,4 3.4,3.8',
  '/': '3.6,-0.4 0.4,6.4',
  '+': '2,1.6 2,5|0.4,3.3 3.6,3.2',
};

/** Writes lines by hand as an SVG; a line that begins with `~` is struck out. */
export function handwritten(lines: readonly string[], ink: string, random: () => number): string {
  const paths: string[] = [];
  const wobble = (size: number) => (random() - 0.5) * size;
  for (const [row, line] of lines.entries()) {
    const isStruck = line.startsWith('~');
    const size = 5.4 + wobble(0.6);
    let x = 96 + wobble(14);
    const y = 92 + row * 54;
    const drift = wobble(0.02);
    const begin = x;
    for (const letter of isStruck ? line.slice(1) : line) {
      for (const stroke of (STROKES[letter] ?? '').split('|').filter(Boolean)) {
        const points = stroke.split(' ').map((pair) => {
          const [px = 0, py = 0] = pair.split(',').map(Number);
          return `${(x + px * size * 0.8 + wobble(2.4)).toFixed(1)} ${(y + (x - begin) * drift + py * size + wobble(2.4)).toFixed(1)}`;
        });
        paths.push(`M${points.join(' L')}`);
      }
      x += size * (letter === ' ' ? 3.4 : 4.6) + wobble(3);
    }
    if (isStruck) paths.push(`M${begin - 6} ${y + 18} L${x} ${y + 12 + wobble(10)}`);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="820" height="1100" style="position:absolute;inset:0" fill="none" stroke="${ink}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;
}
