import { loadable } from '@saudagar/ui';

export const templateList = loadable(
  async () => (await import('./box/TemplateList.tsx')).TemplateList,
);

// Who looks at a group's members is likely to add some, by the same means as one begins.
const rooms = () => import('@saudagar/rooms');
export const gatheringDialog = loadable(async () => (await rooms()).GatheringDialog);
export const membersDialog = loadable(async () => (await rooms()).MembersDialog);
