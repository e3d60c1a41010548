import { FILE_LIMITS } from '@saudagar/contract';
import {
  legacyOffice,
  officeDocument,
  pdf,
  picture,
  video,
  zip,
} from '../../../apps/server/testing/sampleFiles.ts';
import type { Refused } from '../harness.ts';

export const WRONG_TYPE: Refused = {
  status: 415,
  en: 'File type is not supported',
  id: 'Jenis file tidak didukung',
  field: 'file',
};
export const TOO_LARGE: Refused = {
  status: 413,
  en: 'File is too large',
  id: 'Ukuran file terlalu besar',
  field: 'file',
};

export const HAS_MACROS: Refused = {
  status: 415,
  en: 'Office files with macros are not accepted. Save the file without macros and try again.',
  id: 'File Office yang berisi makro tidak diterima. Simpan file tanpa makro, lalu coba lagi.',
  field: 'file',
};
export const SIDE_TOO_LONG: Refused = {
  status: 413,
  en: 'The picture is too long: each side may have at most 16,384 pixels',
  id: 'Gambar terlalu panjang: setiap sisi paling banyak 16.384 piksel',
  field: 'file',
};

/** Content of each kind of file, by extension. */
export const CONTENT: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  jpg: () => picture('jpeg'),
  jpeg: () => picture('jpeg'),
  png: () => picture('png'),
  gif: () => picture('gif'),
  webp: () => picture('webp'),
  pdf,
  doc: () => legacyOffice('WordDocument'),
  docx: () => officeDocument('docx'),
  xls: () => legacyOffice('Workbook'),
  xlsx: () => officeDocument('xlsx'),
  ppt: () => legacyOffice('PowerPoint Document'),
  pptx: () => officeDocument('pptx'),
  mp4: () => video('mp4'),
  webm: () => video('webm'),
  zip: () => zip({ 'denah.dwg': 'AC1032' }),
  txt: () => Buffer.from('Daftar harga\nKopi 50.000\n'),
};

const ALL_KINDS = Object.values(FILE_LIMITS).flatMap(({ kinds }) => kinds);

/** A file as a browser sends it; `type` is the system's type for its name. */
export async function fileOf(
  name: string,
  content: Uint8Array | Promise<Uint8Array>,
  type?: string,
) {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const kind = ALL_KINDS.find(({ extensions }) => extensions.includes(extension));
  return new File([new Uint8Array(await content)], name, { type: type ?? kind?.mime ?? '' });
}

export const padded = (content: Uint8Array, size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(content);
  return bytes;
};
export const textOf = (size: number) => new Uint8Array(size).fill(0x61);
