import type { DemoSheet } from './content/documents.ts';

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 48 };
/** Mean width of a Helvetica letter at one point; precise enough for columns. */
const LETTER = 0.5;

/** Renders a sheet as a one-page PDF in the standard fonts of every PDF reader. */
export function writePdf(sheet: DemoSheet): Buffer {
  const content = draw(sheet);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title(${escaped(sheet.title)})>>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `trailer<</Size ${count}/Root 1 0 R/Info ${objects.length} 0 R>>`;
  return Buffer.from(
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

const font = (name: string) =>
  `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

function draw({ title, lead, columns, rows, closing }: DemoSheet): string {
  const inner = PAGE.width - PAGE.margin * 2;
  const widest = columns.map((heading, column) =>
    Math.max(...[heading, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length + 2)),
  );
  const letters = widest.reduce((sum, width) => sum + width, 0);
  const size = Math.min(10.5, inner / (letters * LETTER));
  let x = PAGE.margin;
  const lefts = widest.map((width) => {
    const left = x;
    x += (width / letters) * inner;
    return left;
  });
  const lines: string[] = [];
  const text = (x: number, y: number, bold: boolean, points: number, words: string) =>
    lines.push(
      `BT /F${bold ? 2 : 1} ${points.toFixed(1)} Tf ${x.toFixed(1)} ${y} Td (${escaped(words)}) Tj ET`,
    );
  const bar = (y: number, height: number, grey: number) =>
    lines.push(`${grey} g ${PAGE.margin - 8} ${y} ${inner + 16} ${height} re f 0.13 g`);

  let y = PAGE.height - 90;
  text(PAGE.margin, y, true, 19, title);
  y -= 26;
  text(PAGE.margin, y, false, 10.5, lead);
  y -= 44;
  bar(y - 9, 27, 0.88);
  for (const [column, heading] of columns.entries()) {
    text(lefts[column] ?? x, y, true, size, heading);
  }
  for (const [index, row] of rows.entries()) {
    y -= 27;
    if (index % 2 === 1) bar(y - 9, 27, 0.96);
    for (const [column, cell] of row.entries()) {
      text(lefts[column] ?? x, y, false, size, cell);
    }
  }
  text(PAGE.margin, y - 48, false, 10.5, closing);
  return lines.join('\n');
}

const escaped = (words: string) => words.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\xff]/g, '?');
