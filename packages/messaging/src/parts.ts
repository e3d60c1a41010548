import { loadable } from '@saudagar/ui';

export const templateList = loadable(async () => (await import('./TemplateList.tsx')).TemplateList);

// One file: who looks at a group's members is likely to add some, by the same means as one begins.
const load = () => import('./groupParts.ts');
export const gatheringDialog = loadable(async () => (await load()).GatheringDialog);
export const membersDialog = loadable(async () => (await load()).MembersDialog);
