'use client';

export type { GroupCallbacks } from './callbacks.ts';
export { GroupCard, type GroupCardProps } from './card/GroupCard.tsx';
export { GroupFeed, type GroupFeedCallbacks, type GroupFeedProps } from './feed/GroupFeed.tsx';
export { GroupFeedDialog, type GroupFeedDialogProps } from './feed/GroupFeedDialog.tsx';
export { GroupPage, type GroupPageProps } from './GroupPage.tsx';
export { Groups, type GroupsProps } from './Groups.tsx';
export { GroupsCard, type GroupsCardProps } from './home/GroupsCard.tsx';
