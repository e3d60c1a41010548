import type { ServiceParts } from '../area.ts';
import { createFiles, type Files } from './files.ts';
import { createResumableUploads, type ResumableUploads } from './resumableUploads.ts';

export interface FilesService {
  readonly files: Files;
  readonly resumableUploads: ResumableUploads;
}

declare module '../../community.ts' {
  interface Community extends FilesService {}
}

export const createFileService = (parts: ServiceParts): FilesService => ({
  files: createFiles(parts),
  resumableUploads: createResumableUploads(parts),
});
