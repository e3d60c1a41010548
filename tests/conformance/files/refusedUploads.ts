import {
  createPost,
  FEED_DOCUMENT_MAX_BYTES,
  FEED_IMAGE_MAX_BYTES,
  type FileCategory,
  MEGABYTE,
  uploadFile,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import {
  legacyOffice,
  officeDocument,
  pdf,
  picture,
} from '../../../apps/server/testing/sampleFiles.ts';
import type { Harness } from '../harness.ts';
import {
  fileOf,
  HAS_MACROS,
  padded,
  SIDE_TOO_LONG,
  TOO_LARGE,
  textOf,
  WRONG_TYPE,
} from './uploadedFiles.ts';

/** Uploads that are refused: too large, of another kind, incomplete (FEED-052, WID-052). */
export function refusedUploadsSuite(harness: Harness): void {
  describe('the limit of an upload', () => {
    const upload = async (
      token: string,
      name: string,
      content: Uint8Array,
      category: FileCategory = 'posts',
    ) => {
      const file = await fileOf(name, content);
      return harness.client(token).call(uploadFile, { body: { category, file } });
    };
    const refused = async (
      token: string,
      name: string,
      content: Uint8Array,
      category: FileCategory = 'posts',
    ) => {
      const file = await fileOf(name, content);
      await harness.refuses(TOO_LARGE, token, (client) =>
        client.call(uploadFile, { body: { category, file } }),
      );
    };

    // WID-053
    it('of an image is 10 MB, itself taken', async () => {
      expect(FEED_IMAGE_MAX_BYTES).toBe(10 * 1_048_576);
      const { token } = await harness.signUp();
      const image = await picture('jpeg');
      await upload(token, 'tepat.jpg', padded(image, FEED_IMAGE_MAX_BYTES));
      await refused(token, 'lebih.jpg', padded(image, FEED_IMAGE_MAX_BYTES + 1));
    });

    it('of an image’s sides is 16,384 pixels, itself taken', async () => {
      const { token } = await harness.signUp();
      const reply = await upload(token, 'tepat.png', await picture('png', 16_384, 2));
      expect(reply.file).toMatchObject({ width: 16_384, height: 2 });
      const file = await fileOf('lebih.png', picture('png', 16_385, 2));
      await harness.refuses(SIDE_TOO_LONG, token, (client) =>
        client.call(uploadFile, { body: { category: 'posts', file } }),
      );
    });

    it('of a document is 25 MB, itself taken', async () => {
      const { token } = await harness.signUp();
      const reply = await upload(token, 'tepat.txt', textOf(FEED_DOCUMENT_MAX_BYTES));
      expect(reply.file.file_size).toBe(FEED_DOCUMENT_MAX_BYTES);
      await refused(token, 'lebih.txt', textOf(FEED_DOCUMENT_MAX_BYTES + 1));
    });

    it('of a document that is for no post is 50 MB, itself taken', async () => {
      const { token } = await harness.signUp();
      const reply = await upload(token, 'tepat.txt', textOf(50 * MEGABYTE), 'documents');
      expect(reply.file.file_size).toBe(50 * MEGABYTE);
      await refused(token, 'lebih.txt', textOf(50 * MEGABYTE + 1), 'documents');
    });

    it('holds as well where the category comes after the file', async () => {
      const { token } = await harness.signUp();
      const form = new FormData();
      form.set('file', await fileOf('lebih.txt', textOf(FEED_DOCUMENT_MAX_BYTES + 1)));
      form.set('category', 'posts');
      const answer = await harness.fetch('/api/files/upload', {
        method: 'POST',
        token,
        body: form,
      });
      expect(answer.status).toBe(413);
    });

    it('is not got around by putting on a post what is for none', async () => {
      const { client, token } = await harness.signUp();
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
      ['a video of another kind', 'klip.mov', Buffer.from('\0\0\0\x14ftypqt  '), 'video/quicktime'],
    ])('is refused: %s', async (_, name, content, type) => {
      const { token } = await harness.signUp();
      const file = await fileOf(name, content, type);
      await harness.refuses(WRONG_TYPE, token, (client) =>
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
      const { token } = await harness.signUp();
      const file = await fileOf(name, content);
      await harness.refuses(WRONG_TYPE, token, (client) =>
        client.call(uploadFile, { body: { category, file } }),
      );
    });

    test.each([
      ['surat.doc', legacyOffice('WordDocument', 'Macros', 'VBA', '_VBA_PROJECT')],
      ['harga.xls', legacyOffice('Workbook', '_VBA_PROJECT_CUR')],
      ['surat.docx', officeDocument('docx', { 'word/vbaProject.bin': 'Sub AutoOpen()' })],
    ])('is refused with its reason where it holds macros: %s', async (name, content) => {
      const { token } = await harness.signUp();
      const file = await fileOf(name, content);
      await harness.refuses(HAS_MACROS, token, (client) =>
        client.call(uploadFile, { body: { category: 'posts', file } }),
      );
    });
  });

  describe('an upload that is not complete', () => {
    const send = async (token: string, body: FormData | string) => {
      const answer = await harness.fetch('/api/files/upload', { method: 'POST', token, body });
      return { status: answer.status, body: await answer.json() };
    };

    it('is refused without a file', async () => {
      const { token } = await harness.signUp();
      const form = new FormData();
      form.set('category', 'posts');
      expect(await send(token, form)).toEqual({
        status: 422,
        body: { detail: 'Choose a file', field: 'file' },
      });
    });

    it('is refused without a category, or with an unknown one', async () => {
      const { token } = await harness.signUp();
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
      const { token } = await harness.signUp();
      const file = await fileOf('kosong.txt', new Uint8Array());
      await harness.refuses(
        { status: 422, en: 'The file is empty', id: 'File ini kosong', field: 'file' },
        token,
        (client) => client.call(uploadFile, { body: { category: 'posts', file } }),
      );
    });

    it('is refused where it is no form', async () => {
      const { token } = await harness.signUp();
      expect(await send(token, 'file=harga.txt')).toEqual({
        status: 415,
        body: { detail: 'This kind of content is not accepted here' },
      });
    });
  });
}
