import { randomBytes } from 'node:crypto';
import { PNG } from 'pngjs';

/** A file in the form Playwright gives to a file input. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A real photo: a small gradient. */
export function photo(name: string): ChosenFile {
  const png = new PNG({ width: 48, height: 32 });
  for (let offset = 0; offset < png.data.length; offset += 4) {
    png.data.set([(offset / 24) % 256, 120, 80, 255], offset);
  }
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(png) };
}

/** A real photo of some bytes, since noise cannot be compressed: 4 bytes a pixel. */
export function largePhoto(name: string, width: number, height: number): ChosenFile {
  const png = new PNG({ width, height });
  png.data.set(randomBytes(png.data.length));
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(png) };
}

/** A real, empty one-page PDF. */
export function pdf(name: string): ChosenFile {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 4\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

/** The same with so many bytes after its end that it is sent in parts. */
export function largePdf(name: string): ChosenFile {
  const { buffer, ...file } = pdf(name);
  return { ...file, buffer: Buffer.concat([buffer, Buffer.alloc(400_000)]) };
}

/** A program under an image's name, betrayed by its content. */
export function disguisedProgram(name: string, mimeType = 'image/png'): ChosenFile {
  const buffer = Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(2048, 7)]);
  return { name, mimeType, buffer };
}
