import {
  describeFile,
  downloadFile,
  finishUpload,
  getFile,
  getFileByName,
  getFileInfo,
  getFileThumbnail,
  setFilePoster,
  uploadFile,
  uploadFileAlias,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { MockArea } from '../../core/community.ts';
import type { Call, FileAnswer, Respond } from '../../core/mockEndpoint.ts';
import { Files, type StoredFile } from './files.ts';
import { ResumableUploads, tusHandlers } from './resumableUploads.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly files: Files;
  }
}

/** Uploads. Late in the list, because their category paths match other areas' paths too. */
export const files: MockArea = {
  name: 'files',
  states: { files: Files },
  handlers: (community, on) => {
    const { files } = community;
    const resumable = new ResumableUploads(files);
    const upload: Respond<typeof uploadFile> = async ({ viewer, body }) => ({
      file: await files.upload(viewer.id, body.category, body.file, body.client_id),
    });
    // Without a token the call came by a signed address, which may be one member's.
    const readerOf = (call: Pick<Call<typeof getFile>, 'token' | 'viewer' | 'query'>) =>
      call.token === undefined ? call.query.v : call.viewer.id;
    const find = (call: Call<typeof getFile>) => files.open(call.params.id, readerOf(call));
    return [
      ...tusHandlers(community, resumable),
      on(finishUpload, async ({ viewer, body: { upload_id, client_id } }) => ({
        file: await resumable.finish(viewer.id, upload_id, client_id),
      })),
      on(uploadFile, upload),
      on(uploadFileAlias, upload),
      on(getFileInfo, ({ params, viewer }) => files.open(params.id, viewer.id).info),
      on(describeFile, ({ params, viewer, body }) =>
        files.describe(viewer.id, params.id, body.description),
      ),
      on(setFilePoster, ({ params, viewer, body }) =>
        files.setPoster(viewer.id, params.id, body.file),
      ),
      on(getFileThumbnail, (call) => {
        const { info, content, poster } = find(call);
        if (poster) return { content: poster };
        if (info.file_type !== 'image') throw new Refusal(404, 'fileNotFound');
        return { content };
      }),
      on(downloadFile, (call) => {
        const { info, content } = find(call);
        return { content, name: info.original_filename, isSaved: true };
      }),
      on(getFileByName, (call) => {
        const { info } = files.getByName(call.params.category, call.params.filename);
        return shown(files.open(info.id, readerOf(call)));
      }),
      on(getFile, (call) => shown(find(call))),
    ];
  },
  sockets: 'none',
  sample: 'none',
  files: 'none',
  flaggable: 'none',
  approvals: 'none',
};

/** Documents that browsers display. */
const SHOWN = ['application/pdf', 'text/plain'];

/** Shows a file inline if a browser can, otherwise as a download, as the server does (FEED-101). */
function shown({ info, content }: StoredFile): FileAnswer {
  const isShown = info.file_type !== 'document' || SHOWN.includes(content.type);
  return { content, name: info.original_filename, isSaved: !isShown };
}
