import {
  createPost,
  FEED_DOCUMENT_MAX_BYTES,
  FEED_IMAGE_MAX_BYTES,
  FILE_LIMITS,
  FileCategory,
  getFileByName,
  getFileInfo,
  MEGABYTE,
  uploadFile,
  uploadFileAlias,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import {
  legacyOffice,
  officeDocument,
  pdf,
  picture,
} from '../../../apps/server/src/sampleFiles.ts';
import type { Refused, Stage } from '../stage.ts';

const WRONG_TYPE: Refused = {
  status: 415,
  en: 'File type is not supported',
  id: 'Jenis file tidak didukung',
  field: 'file',
};
const TOO_LARGE: Refused = {
  status: 413,
  en: 'File is too large',
  id: 'Ukuran file terlalu besar',
  field: 'file',
};

/** Content of each kind of file, by extension. */
const CONTENT: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
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
  txt: () => Buffer.from('Daftar harga\nKopi 50.000\n'),
};

const ALL_KINDS = Object.values(FILE_LIMITS).flatMap(({ kinds }) => kinds);

/** A file as a browser would hand it over; `type` is what the system says of its name. */
async function fileOf(name: string, content: Uint8Array | Promise<Uint8Array>, type?: string) {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const kind = ALL_KINDS.find(({ extensions }) => extensions.includes(extension));
  return new File([new Uint8Array(await content)], name, { type: type ?? kind?.mime ?? '' });
}

const padded = (content: Uint8Array, size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(content);
  return bytes;
};
const textOf = (size: number) => new Uint8Array(size).fill(0x61);

/** Uploading for a post and by the uploaders (FEED-030–044, FEED-052, WID-028–051). */
export function uploadsSuite(stage: Stage): void {
  describe('an upload repeated with its client id', () => {
    it('gives the first file again, at once and later', async () => {
      const { client } = await stage.signUp();
      const file = await fileOf('harga.png', picture('png'));
      const body = { category: 'posts' as const, client_id: crypto.randomUUID(), file };
      const once = () => client.call(uploadFile, { body });
      const [first, ...others] = await Promise.all(Array.from({ length: 4 }, once));
      for (const other of [...others, await once()]) expect(other).toEqual(first);
    });

    it('is another file for another member, or without one', async () => {
      const [a, b] = [await stage.signUp(), await stage.signUp()];
      const file = await fileOf('harga.txt', Buffer.from('Kopi'));
      const send = (person: typeof a, client_id?: string) =>
        person.client.call(uploadFile, { body: { category: 'posts', client_id, file } });
      const key = crypto.randomUUID();
      const sent = [await send(a, key), await send(b, key), await send(a), await send(a)];
      expect(new Set(sent.map((each) => each.file.id)).size).toBe(4);
    });
  });

  describe('an upload', () => {
    const kinds = FileCategory.options.flatMap((category) =>
      FILE_LIMITS[category].kinds.flatMap((kind) =>
        kind.extensions.map((extension) => ({ category, extension, kind })),
      ),
    );

    test.each(kinds)('is taken among $category: $extension', async (one) => {
      const { category, extension, kind } = one;
      const { client } = await stage.signUp();
      const name = `Berkas Saya.${extension.toUpperCase()}`;
      const file = await fileOf(name, CONTENT[extension]?.() ?? new Uint8Array());
      const isImage = kind.type === 'image';
      const { file: info } = await client.call(uploadFile, { body: { category, file } });
      const kept = kind.extensions[0];
      expect(info).toEqual({
        id: expect.any(String),
        category,
        filename: `${info.id}.${kept}`,
        original_filename: name,
        file_type: kind.type,
        mime_type: kind.mime,
        file_size: isImage ? expect.any(Number) : file.size,
        extension: kept,
        width: isImage ? 40 : null,
        height: isImage ? 30 : null,
        urls: {
          thumbnail: isImage ? expect.stringContaining(`/api/files/thumbnail/${info.id}?`) : null,
          full: expect.stringContaining(`/api/files/${category}/${info.filename}?`),
          download: expect.stringContaining(`/api/files/download/${info.id}?`),
        },
      });
      expect(await client.call(getFileInfo, { params: { id: info.id } })).toEqual(info);
      const { filename } = info;
      const opened = await client.call(getFileByName, { params: { category, filename } });
      expect(opened.size).toBe(info.file_size);
    });

    it('goes by the second path as well', async () => {
      const { client } = await stage.signUp();
      const file = await fileOf('harga.txt', Buffer.from('Kopi'));
      const reply = await client.call(uploadFileAlias, { body: { category: 'posts', file } });
      expect(reply.file).toMatchObject({ original_filename: 'harga.txt', file_size: 4 });
    });

    it('is refused by the second path just as by the first', async () => {
      const { token } = await stage.signUp();
      const large = await fileOf('lebih.png', textOf(FEED_IMAGE_MAX_BYTES + 1));
      const video = await fileOf('klip.mp4', textOf(8), 'video/mp4');
      for (const [refused, file] of [
        [TOO_LARGE, large],
        [WRONG_TYPE, video],
      ] as const) {
        await stage.refuses(refused, token, (client) =>
          client.call(uploadFileAlias, { body: { category: 'posts', file } }),
        );
      }
    });

    it('is read whether its type is announced or not', async () => {
      const { client } = await stage.signUp();
      for (const type of ['', 'application/octet-stream']) {
        const file = await fileOf('katalog.pdf', pdf(), type);
        const reply = await client.call(uploadFile, { body: { category: 'posts', file } });
        expect(reply.file.mime_type).toBe('application/pdf');
      }
    });

    it('keeps its name, in any script', async () => {
      const { client } = await stage.signUp();
      const name = 'Daftar “harga” – 価格 (1).txt';
      const file = await fileOf(name, Buffer.from('Kopi'));
      const reply = await client.call(uploadFile, { body: { category: 'posts', file } });
      expect(reply.file.original_filename).toBe(name);
    });
  });

  describe('the limit of an upload', () => {
    const upload = async (
      token: string,
      name: string,
      content: Uint8Array,
      category: FileCategory = 'posts',
    ) => {
      const file = await fileOf(name, content);
      return stage.client(token).call(uploadFile, { body: { category, file } });
    };
    const refused = async (
      token: string,
      name: string,
      content: Uint8Array,
      category: FileCategory = 'posts',
    ) => {
      const file = await fileOf(name, content);
      await stage.refuses(TOO_LARGE, token, (client) =>
        client.call(uploadFile, { body: { category, file } }),
      );
    };

    it('of an image is 10 MB, itself taken', async () => {
      const { token } = await stage.signUp();
      const image = await picture('jpeg');
      await upload(token, 'tepat.jpg', padded(image, FEED_IMAGE_MAX_BYTES));
      await refused(token, 'lebih.jpg', padded(image, FEED_IMAGE_MAX_BYTES + 1));
    });

    it('of a document is 25 MB, itself taken', async () => {
      const { token } = await stage.signUp();
      const reply = await upload(token, 'tepat.txt', textOf(FEED_DOCUMENT_MAX_BYTES));
      expect(reply.file.file_size).toBe(FEED_DOCUMENT_MAX_BYTES);
      await refused(token, 'lebih.txt', textOf(FEED_DOCUMENT_MAX_BYTES + 1));
    });

    it('of a document that is for no post is 50 MB, itself taken', async () => {
      const { token } = await stage.signUp();
      const reply = await upload(token, 'tepat.txt', textOf(50 * MEGABYTE), 'documents');
      expect(reply.file.file_size).toBe(50 * MEGABYTE);
      await refused(token, 'lebih.txt', textOf(50 * MEGABYTE + 1), 'documents');
    });

    it('holds as well where the category comes after the file', async () => {
      const { token } = await stage.signUp();
      const form = new FormData();
      form.set('file', await fileOf('lebih.txt', textOf(FEED_DOCUMENT_MAX_BYTES + 1)));
      form.set('category', 'posts');
      const answer = await stage.fetch('/api/files/upload', { method: 'POST', token, body: form });
      expect(answer.status).toBe(413);
    });

    it('is not got around by putting on a post what is for none', async () => {
      const { client, token } = await stage.signUp();
      const slides = await upload(
        token,
        'paparan.ppt',
        legacyOffice('PowerPoint Document'),
        'documents',
      );
      const body = {
        content: 'Paparan',
        post_type: 'text' as const,
        attachments: [slides.file.id],
      };
      await expect(client.call(createPost, { body })).rejects.toMatchObject({
        status: 404,
        field: 'attachments',
      });
    });
  });

  describe('an upload of another kind', () => {
    const program = Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1');
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');

    test.each([
      ['a program', 'setup.exe', program, 'application/x-msdownload'],
      ['a program named as an image', 'foto.jpg', program, 'image/jpeg'],
      ['a program named as a PDF', 'katalog.pdf', program, ''],
      ['a program named as text', 'catatan.txt', program, 'text/plain'],
      ['a page', 'halaman.html', page, 'text/html'],
      ['a page named as text', 'catatan.txt', page, 'text/plain'],
      ['a drawing', 'logo.svg', drawing, 'image/svg+xml'],
      ['a drawing named as an image', 'logo.png', drawing, 'image/png'],
      ['a PDF named as an image', 'foto.png', pdf(), 'image/png'],
      ['an archive named as a document', 'surat.docx', officeDocument('xlsx'), ''],
      ['an installer named as an old document', 'surat.doc', legacyOffice('Setup'), ''],
      ['what is announced as something else', 'katalog.pdf', pdf(), 'image/png'],
      ['a name without an extension', 'katalog', pdf(), 'application/pdf'],
      ['a video', 'klip.mp4', Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), 'video/mp4'],
    ])('is refused: %s', async (_, name, content, type) => {
      const { token } = await stage.signUp();
      const file = await fileOf(name, content, type);
      await stage.refuses(WRONG_TYPE, token, (client) =>
        client.call(uploadFile, { body: { category: 'posts', file } }),
      );
    });

    test.each([
      ['a presentation for a post', 'posts', 'paparan.pptx', officeDocument('pptx')],
      ['a document among images', 'images', 'katalog.pdf', pdf()],
      ['an image among documents', 'documents', 'foto.png', picture('png')],
      ['a sheet named as a presentation', 'documents', 'paparan.pptx', officeDocument('xlsx')],
      ['an old sheet named as one', 'documents', 'paparan.ppt', legacyOffice('Workbook')],
    ] as const)('is refused: %s', async (_, category, name, content) => {
      const { token } = await stage.signUp();
      const file = await fileOf(name, content);
      await stage.refuses(WRONG_TYPE, token, (client) =>
        client.call(uploadFile, { body: { category, file } }),
      );
    });

    it('is refused where a picture is named as another kind of picture', async () => {
      const { token } = await stage.signUp();
      const file = await fileOf('foto.png', picture('jpeg'));
      await stage.refuses(WRONG_TYPE, token, (client) =>
        client.call(uploadFile, { body: { category: 'posts', file } }),
      );
    });
  });

  describe('an upload that is not complete', () => {
    const send = async (token: string, body: FormData | string) => {
      const answer = await stage.fetch('/api/files/upload', { method: 'POST', token, body });
      return { status: answer.status, body: await answer.json() };
    };

    it('is refused without a file', async () => {
      const { token } = await stage.signUp();
      const form = new FormData();
      form.set('category', 'posts');
      expect(await send(token, form)).toEqual({
        status: 422,
        body: { detail: 'Choose a file', field: 'file' },
      });
    });

    it('is refused without a category, or with an unknown one', async () => {
      const { token } = await stage.signUp();
      const form = new FormData();
      form.set('file', await fileOf('harga.txt', Buffer.from('Kopi')));
      expect(await send(token, form)).toEqual({
        status: 422,
        body: { detail: 'Category is required', field: 'category' },
      });
      form.set('category', 'secrets');
      expect(await send(token, form)).toEqual({
        status: 422,
        body: { detail: 'Category: choose from the list', field: 'category' },
      });
    });

    it('is refused where the file is empty', async () => {
      const { token } = await stage.signUp();
      const file = await fileOf('kosong.txt', new Uint8Array());
      await stage.refuses(
        { status: 422, en: 'The file is empty', id: 'File ini kosong', field: 'file' },
        token,
        (client) => client.call(uploadFile, { body: { category: 'posts', file } }),
      );
    });

    it('is refused where it is no form', async () => {
      const { token } = await stage.signUp();
      expect(await send(token, 'file=harga.txt')).toEqual({
        status: 415,
        body: { detail: 'This kind of content is not accepted here' },
      });
    });
  });
}
