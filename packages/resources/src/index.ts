'use client';

export { ResourceCard, type ResourceCardProps } from './card/ResourceCard.tsx';
export { ResourceDetail, type ResourceDetailProps } from './detail/ResourceDetail.tsx';
export { resourceMachine } from './detail/resourceMachine.ts';
export { viewMachine } from './detail/viewMachine.ts';
export { featuredMachine } from './home/featuredMachine.ts';
export { ResourcesCard, type ResourcesCardProps } from './home/ResourcesCard.tsx';
export { libraryMachine } from './library/libraryMachine.ts';
export type { ResourceLinks } from './links.ts';
export { progressMachine } from './progress/progressMachine.ts';
export { Resources, type ResourcesProps } from './Resources.tsx';
export { deleteListMachine } from './saving/deleteListMachine.ts';
export { listNameMachine } from './saving/listNameMachine.ts';
export { listsMachine } from './saving/listsMachine.ts';
export { saveMachine } from './saving/saveMachine.ts';
