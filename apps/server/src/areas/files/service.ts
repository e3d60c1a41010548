import type { ServiceParts } from '../area.ts';
import { createFiles, type Files } from './files.ts';

export interface FilesService {
  readonly files: Files;
}

declare module '../../community.ts' {
  interface Community extends FilesService {}
}

export const createFileService = (parts: ServiceParts): FilesService => ({
  files: createFiles(parts),
});
