import {
  describeFile,
  downloadFile,
  FileCategory,
  finishUpload,
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

/** Routes of uploads and downloads. */
export function fileRoutes({ files, resumableUploads, blobs, signer }: Community): Route[] {
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

  /** Finds a file for its caller; a signed address is public or made for one member. */
  const find = async (call: Call<typeof getFile>) =>
    known(await files.find(call.params.id, readerOf(call)));

  return [
    upload(uploadFile),
    upload(uploadFileAlias),
    memberRoute(finishUpload, async ({ member, body: { upload_id, client_id } }) => {
      const first = await files.findUploaded(member.id, client_id);
      const row =
        first ??
        (await blobs.withScratch(async (folder) => {
          const { path, ...announced } = await resumableUploads.copy(member.id, upload_id, folder);
          return files.add({ owner_id: member.id, content: path, client_id, ...announced });
        }));
      await resumableUploads.drop(member.id, upload_id);
      return { file: toFileInfo(signer, row) };
    }),
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
      // A poster may be replaced under the same address.
      const isFixed = !file.has_poster;
      return { ...whole(file), key: thumbnailKey(file.id), mime: 'image/webp', isFixed };
    }),
  ];
}

/** During an upload the category may still be unknown: then the largest limit applies. */
function mostTaken(name: string, fields: Readonly<Record<string, string>>): number | undefined {
  const { options } = FileCategory;
  const named = options.filter((category) => category === fields.category);
  const limits = (named.length > 0 ? named : options).flatMap(
    (category) => maxBytesOf(name, category) ?? [],
  );
  return limits.length > 0 ? Math.max(...limits) : undefined;
}

/** Returns the caller, or the member the address was signed for. */
const readerOf = ({ request, query }: Pick<Call<typeof getFile>, 'request' | 'query'>) =>
  request.session?.member.id ?? query.v;

function known(file: FileRow | null): FileRow {
  if (!file) throw new Refusal(404, 'fileNotFound');
  return file;
}

/** Documents that browsers display, and that cannot run anything in their page. */
const SHOWN = ['application/pdf', 'text/plain'];

/** Shown inline if the browser can (FEED-101), otherwise downloaded. */
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
