import {
  type Client,
  createPost,
  describeFile,
  downloadFile,
  FILE_DESCRIPTION_MAX,
  type FileCategory,
  getFile,
  getFileByName,
  getFileInfo,
  getFileThumbnail,
  getPost,
  uploadFile,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { officeDocument, pdf, picture } from '../../../apps/server/testing/sampleFiles.ts';
import type { Harness } from '../harness.ts';
import { FILE_NOT_FOUND } from '../refusals.ts';

const docx = officeDocument('docx');
const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The files themselves, read with a token (FEED-100, FEED-101, WID-057–071). */
export function filesSuite(harness: Harness): void {
  const upload = async (
    client: Client,
    name: string,
    content: Uint8Array,
    type: string,
    category: FileCategory = 'posts',
  ) => {
    const file = new File([new Uint8Array(content)], name, { type });
    return (await client.call(uploadFile, { body: { category, file } })).file;
  };
  const uploadImage = async (client: Client) =>
    upload(client, 'foto.jpg', await picture('jpeg'), 'image/jpeg');
  const uploadPdf = (client: Client) => upload(client, 'Katalog é.pdf', pdf(), PDF);
  const head = async (path: string, token: string) => {
    const answer = await harness.fetch(path, { token });
    await answer.arrayBuffer();
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      disposition: answer.headers.get('content-disposition'),
      sniffing: answer.headers.get('x-content-type-options'),
    };
  };

  describe('a file', () => {
    it('a file is open to every member once a post has it, byte by byte', async () => {
      const [owner, reader] = [await harness.signUp(), await harness.signUp()];
      const { id, filename } = await uploadPdf(owner.client);
      await owner.client.call(createPost, {
        body: { content: 'Katalog', post_type: 'text', attachments: [id] },
      });
      const readings = await Promise.all([
        reader.client.call(getFile, { params: { id } }),
        reader.client.call(downloadFile, { params: { id } }),
        reader.client.call(getFileByName, { params: { category: 'posts', filename } }),
      ]);
      for (const blob of readings) {
        expect(Buffer.from(await blob.arrayBuffer())).toEqual(pdf());
        expect(blob.type).toBe(PDF);
      }
      expect(await reader.client.call(getFileInfo, { params: { id } })).toMatchObject({ id });
    });

    it('a file that nothing has attached is its uploader’s alone', async () => {
      const [owner, other] = [await harness.signUp(), await harness.signUp()];
      const { id, filename } = await uploadPdf(owner.client);
      expect(await owner.client.call(getFileInfo, { params: { id } })).toMatchObject({ id });
      const refused = (call: Parameters<Harness['refuses']>[2]) =>
        harness.refuses(FILE_NOT_FOUND, other.token, call);
      await refused((client) => client.call(getFileInfo, { params: { id } }));
      await refused((client) => client.call(getFile, { params: { id } }));
      await refused((client) => client.call(downloadFile, { params: { id } }));
      await refused((client) =>
        client.call(getFileByName, { params: { category: 'posts', filename } }),
      );
    });

    it('a file of a category that is never attached stays hidden from others', async () => {
      const [owner, other] = [await harness.signUp(), await harness.signUp()];
      const { id } = await upload(owner.client, 'Katalog.pdf', pdf(), PDF, 'documents');
      expect(await owner.client.call(getFileInfo, { params: { id } })).toMatchObject({ id });
      await harness.refuses(FILE_NOT_FOUND, other.token, (client) =>
        client.call(getFileInfo, { params: { id } }),
      );
    });

    it('an image is shown inline', async () => {
      const { token, client } = await harness.signUp();
      const { id, filename } = await uploadImage(client);
      for (const path of [`/api/files/${id}`, `/api/files/posts/${filename}`]) {
        expect(await head(path, token)).toEqual({
          status: 200,
          type: 'image/jpeg',
          disposition: expect.stringMatching(/^inline/),
          sniffing: 'nosniff',
        });
      }
    });

    it.each([
      ['is shown where a browser can show it', 'Katalog é.pdf', pdf(), PDF, 'inline'],
      ['is handed out to be saved where it cannot', 'Katalog é.docx', docx, DOCX, 'attachment'],
    ])('a document %s, under its own name', async (_, name, content, type, kind) => {
      const { token, client } = await harness.signUp();
      const { id, filename } = await upload(client, name, content, type);
      const own = `filename\\*=UTF-8''${encodeURIComponent(name).replaceAll('.', '\\.')}`;
      for (const [path, disposition] of [
        [id, kind],
        [`posts/${filename}`, kind],
        [`download/${id}`, 'attachment'],
      ]) {
        expect(await head(`/api/files/${path}`, token)).toEqual({
          status: 200,
          type,
          disposition: expect.stringMatching(new RegExp(`^${disposition};.*${own}$`)),
          sniffing: 'nosniff',
        });
      }
    });

    it('an image can be downloaded as well', async () => {
      const { token, client } = await harness.signUp();
      const { id } = await uploadImage(client);
      const { disposition } = await head(`/api/files/download/${id}`, token);
      expect(disposition).toMatch(/^attachment;.*foto\.jpg/);
    });

    it('an image has a thumbnail, and no other file has one', async () => {
      const { token, client } = await harness.signUp();
      const image = await uploadImage(client);
      const thumbnail = await client.call(getFileThumbnail, { params: { id: image.id } });
      expect(thumbnail.type).toMatch(/^image\//);
      expect(thumbnail.size).toBeGreaterThan(0);
      const document = await uploadPdf(client);
      await harness.refuses(FILE_NOT_FOUND, token, (caller) =>
        caller.call(getFileThumbnail, { params: { id: document.id } }),
      );
    });

    it('a file has the description of its uploader', async () => {
      const [owner, reader] = [await harness.signUp(), await harness.signUp()];
      const image = await uploadImage(owner.client);
      const params = { id: image.id };
      expect(image.description).toBeNull();
      const post = await owner.client.call(createPost, {
        body: { content: 'Gudang', post_type: 'text', attachments: [image.id] },
      });
      const say = (description: string) =>
        owner.client.call(describeFile, { params, body: { description } });
      const seen = async () => {
        const { files } = await reader.client.call(getPost, { params: { id: post.id } });
        const { description } = await reader.client.call(getFileInfo, { params });
        expect(files?.[0]?.description).toBe(description);
        return description;
      };
      expect(await say(' Gudang\nbaru ')).toMatchObject({ description: 'Gudang baru' });
      expect(await seen()).toBe('Gudang baru');
      await say('Gudang baru');
      await say('x'.repeat(FILE_DESCRIPTION_MAX));
      expect(await seen()).toHaveLength(FILE_DESCRIPTION_MAX);
      const tooLong = say('x'.repeat(FILE_DESCRIPTION_MAX + 1));
      await expect(tooLong).rejects.toMatchObject({ status: 422 });
      await say('');
      expect(await seen()).toBeNull();
    });

    it('a file is described by its uploader alone', async () => {
      const [owner, other] = [await harness.signUp(), await harness.signUp()];
      const { id } = await uploadImage(owner.client);
      await owner.client.call(createPost, {
        body: { content: 'Gudang', post_type: 'text', attachments: [id] },
      });
      await harness.refuses(FILE_NOT_FOUND, other.token, (client) =>
        client.call(describeFile, { params: { id }, body: { description: 'Bukan milikku' } }),
      );
      expect(await other.client.call(getFileInfo, { params: { id } })).toMatchObject({
        description: null,
      });
    });

    it('an unknown file is not found by any address', async () => {
      const { token } = await harness.signUp();
      for (const id of ['nothing', '01920000-0000-7000-8000-000000000000']) {
        for (const of of [getFile, getFileInfo, getFileThumbnail, downloadFile] as const) {
          await harness.refuses(FILE_NOT_FOUND, token, (client) =>
            client.call(of as typeof getFile, { params: { id } }),
          );
        }
        await harness.refuses(FILE_NOT_FOUND, token, (client) =>
          client.call(getFileByName, { params: { category: 'posts', filename: `${id}.jpg` } }),
        );
      }
    });

    it('a file name with a path leads to no other folder', async () => {
      const { token } = await harness.signUp();
      for (const name of ['..%2Fsigning.key', '..%2F..%2Fetc%2Fpasswd', '.hidden', 'a%00b']) {
        const { status } = await head(`/api/files/posts/${name}`, token);
        expect([400, 404]).toContain(status);
      }
    });
  });
}
