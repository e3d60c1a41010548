'use client';

export { GroupCard, type GroupCardProps } from './card/GroupCard.tsx';
export { GroupFeed, type GroupFeedLinks, type GroupFeedProps } from './feed/GroupFeed.tsx';
export { GroupFeedDialog, type GroupFeedDialogProps } from './feed/GroupFeedDialog.tsx';
export { GroupPage, type GroupPageProps } from './GroupPage.tsx';
export { Groups, type GroupsProps } from './Groups.tsx';
export { GroupsCard, type GroupsCardProps } from './home/GroupsCard.tsx';
export type { GroupLinks } from './links.ts';
