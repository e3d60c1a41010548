import { areaOf } from '@saudagar/contract/server';
import type { ServerArea } from '../area.ts';
import { addFileDescriptions } from './009-file-descriptions.ts';
import { fileRoutes } from './fileRoutes.ts';
import { archiveFiles, deleteFiles } from './ownData.ts';
import { createFileService } from './service.ts';

/** Uploads. Other areas carry them and define who may see them. */
export const files: ServerArea = {
  contract: areaOf('files'),
  routes: fileRoutes,
  migrations: { '009-file-descriptions': { up: addFileDescriptions } },
  create: createFileService,
  limits: { uploadFile: 'upload', uploadFileAlias: 'upload', setFilePoster: 'upload' },
  async demo(write, plan) {
    await write.insertInto('files').values(plan.files).execute();
  },
  files: 'none',
  flags: 'none',
  approvals: 'none',
  archive: archiveFiles,
  memberDeleted: deleteFiles,
  blocks: 'none',
  audiences: 'none',
};
