import {
  describeFile,
  downloadFile,
  FileCategory,
  getFile,
  getFileByName,
  getFileInfo,
  getFileThumbnail,
  POSTER_MAX_BYTES,
  setFilePoster,
  uploadFile,
  uploadFileAlias,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { fileKey, thumbnailKey } from '../../files/fileKeys.ts';
import {
  type Call,
  type FileReply,
  fileRoute,
  memberRoute,
  type Route,
  uploadRoute,
} from '../../http/route.ts';
import { type FileRow, maxBytesOf } from './files.ts';
import { toFileInfo } from './fileView.ts';

/** Uploads and the files themselves. */
export function fileRoutes({ files, signer }: Community): Route[] {
  const upload = (endpoint: typeof uploadFile) =>
    uploadRoute(endpoint, mostTaken, async ({ member, body, file }) => {
      const row = await files.add({
        owner_id: member.id,
        category: body.category,
        name: file.name,
        content: file.path,
        claimed: file.claimed,
        client_id: body.client_id,
      });
      return { file: toFileInfo(signer, row) };
    });

  /** As its caller may see it; a signed address says that anybody may, or is a member's own. */
  const find = async (call: Call<typeof getFile>) =>
    known(await files.find(call.params.id, readerOf(call)));

  return [
    upload(uploadFile),
    upload(uploadFileAlias),
    memberRoute(getFileInfo, async ({ params, member }) =>
      toFileInfo(signer, known(await files.find(params.id, member.id))),
    ),
    memberRoute(describeFile, async ({ params, body, member }) =>
      toFileInfo(signer, known(await files.describe(params.id, member.id, body.description))),
    ),
    uploadRoute(
      setFilePoster,
      () => POSTER_MAX_BYTES,
      async ({ params, member, file }) =>
        toFileInfo(signer, known(await files.setPoster(params.id, member.id, file))),
    ),
    fileRoute(getFile, async (call) => whole(await find(call))),
    fileRoute(getFileByName, async (call) => {
      const { category, filename } = call.params;
      return whole(known(await files.findByName(category, filename, readerOf(call))));
    }),
    fileRoute(downloadFile, async (call) => ({
      ...whole(await find(call)),
      disposition: 'attachment',
    })),
    fileRoute(getFileThumbnail, async (call) => {
      const file = await find(call);
      if (file.file_type !== 'image' && !file.has_poster) throw new Refusal(404, 'fileNotFound');
      // A poster may be sent again under the same address.
      const isFixed = !file.has_poster;
      return { ...whole(file), key: thumbnailKey(file.id), mime: 'image/webp', isFixed };
    }),
  ];
}

/** While a file comes in its category may still be to come: then the largest limit counts. */
function mostTaken(name: string, fields: Readonly<Record<string, string>>): number | undefined {
  const { options } = FileCategory;
  const named = options.filter((category) => category === fields.category);
  const limits = (named.length > 0 ? named : options).flatMap(
    (category) => maxBytesOf(name, category) ?? [],
  );
  return limits.length > 0 ? Math.max(...limits) : undefined;
}

/** Who calls, or for whom the address was signed. */
const readerOf = ({ request, query }: Pick<Call<typeof getFile>, 'request' | 'query'>) =>
  request.session?.member.id ?? query.v;

function known(file: FileRow | null): FileRow {
  if (!file) throw new Refusal(404, 'fileNotFound');
  return file;
}

/** Kinds of documents that a browser shows by itself, and that can do nothing in its page. */
const SHOWN = ['application/pdf', 'text/plain'];

/** Opened in the browser where it can show it (FEED-101), else saved. */
function whole(file: FileRow): FileReply {
  const isShown = file.file_type !== 'document' || SHOWN.includes(file.mime_type);
  return {
    key: fileKey(file),
    mime: file.mime_type,
    name: file.original_filename,
    disposition: isShown ? 'inline' : 'attachment',
    missing: 'fileNotFound',
    isFixed: true,
  };
}
