import { loadable } from '@saudagar/ui';

export const replaceDialog = loadable(
  async () => (await import('./box/ReplaceDialog.tsx')).ReplaceDialog,
);
export const templateList = loadable(
  async () => (await import('./box/TemplateList.tsx')).TemplateList,
);

// In one file: members are added where they are looked at, by the means a conversation begins with.
const dialogs = () => import('./dialogs.ts');
export const gatheringDialog = loadable(async () => (await dialogs()).GatheringDialog);
export const membersDialog = loadable(async () => (await dialogs()).MembersDialog);
