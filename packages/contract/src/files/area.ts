import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
import {
  describeFile,
  downloadFile,
  FileInfo,
  FileUrls,
  getFile,
  getFileByName,
  getFileInfo,
  getFileThumbnail,
  setFilePoster,
  uploadFile,
  uploadFileAlias,
} from './files.ts';
import { finishUpload } from './resumableUploads.ts';

/** Uploads. Its path by category and name would match other paths too, so it comes late. */
export const files = {
  name: 'files',
  endpoints: [
    uploadFile,
    uploadFileAlias,
    finishUpload,
    getFileInfo,
    describeFile,
    setFilePoster,
    getFile,
    getFileThumbnail,
    downloadFile,
    getFileByName,
  ],
  schemas: { replies: { FileInfo, FileUrls } },
  texts: await loadCatalogues<typeof import('./messages/en.json')>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
  notifications: 'none',
} as const satisfies Area;
