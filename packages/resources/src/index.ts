'use client';

export { ResourceCard, type ResourceCardProps } from './card/ResourceCard.tsx';
export { ResourceDetail, type ResourceDetailProps } from './detail/ResourceDetail.tsx';
export { ResourcesCard, type ResourcesCardProps } from './home/ResourcesCard.tsx';
export type { ResourceLinks } from './links.ts';
export { Resources, type ResourcesProps } from './Resources.tsx';
