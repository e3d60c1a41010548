'use client';

export { ResourceCard, type ResourceCardProps } from './card/ResourceCard.tsx';
export { ResourceDetail, type ResourceDetailProps } from './detail/ResourceDetail.tsx';
export { resourceMachine } from './detail/resourceFlow.ts';
export { viewMachine } from './detail/viewFlow.ts';
export { featuredMachine } from './home/featuredFlow.ts';
export { ResourcesCard, type ResourcesCardProps } from './home/ResourcesCard.tsx';
export { libraryMachine } from './library/libraryFlow.ts';
export type { ResourceLinks } from './links.ts';
export { progressMachine } from './progress/progressMachine.ts';
export { Resources, type ResourcesProps } from './Resources.tsx';
export { deleteListMachine } from './saving/deleteListFlow.ts';
export { listNameMachine } from './saving/listNameFlow.ts';
export { listsMachine } from './saving/listsFlow.ts';
export { saveMachine } from './saving/saveFlow.ts';
