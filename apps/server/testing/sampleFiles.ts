import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** Makes a picture of one colour. */
export function picture(format: 'jpeg' | 'png' | 'webp' | 'gif', width = 40, height = 30) {
  return sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
    .toFormat(format)
    .toBuffer();
}

/** Makes a JPEG like a phone's: rotated by EXIF, with its location. */
export function phonePhoto(width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#b45309' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Saudagar Phone' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 10/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export const pdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Makes the head of a video, enough to detect its type. */
export const video = (kind: 'mp4' | 'webm'): Buffer =>
  kind === 'mp4'
    ? Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41\0\0\0\x08free', 'latin1')
    : Buffer.from(
        '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878102428581021853806701ffffffffffffff',
        'hex',
      );

/** Makes a modern Office document: a zip whose content types name its main part. */
export function officeDocument(
  kind: 'docx' | 'xlsx' | 'pptx' | 'docm',
  more: Record<string, string> = {},
): Buffer {
  const [part, type] = {
    docx: [
      'word/document.xml',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    ],
    xlsx: [
      'xl/workbook.xml',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    ],
    pptx: [
      'ppt/presentation.xml',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
    ],
    docm: ['word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'],
  }[kind] as [string, string];
  return zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`,
    [part]: '<?xml version="1.0"?><root/>',
    ...more,
  });
}

/** Makes a file of the old Office container with the named streams and storages. */
export function legacyOffice(...names: string[]): Buffer {
  const head = Buffer.alloc(512);
  head.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const entries = ['Root Entry', ...names].map((name, index) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE(2 * name.length + 2, 64);
    entry[66] = index === 0 ? 5 : 2;
    return entry;
  });
  return Buffer.concat([head, ...entries, Buffer.alloc(1024)]);
}

/** Makes a zip archive of texts. */
export function zip(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const nameBytes = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, nameBytes, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, nameBytes]),
    );
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}
