'use client';

export type { ResourceCallbacks } from './callbacks.ts';
export { ResourceCard, type ResourceCardProps } from './card/ResourceCard.tsx';
export { ResourceDetail, type ResourceDetailProps } from './detail/ResourceDetail.tsx';
export { ResourcesCard, type ResourcesCardProps } from './home/ResourcesCard.tsx';
export { Resources, type ResourcesProps } from './Resources.tsx';
