import type { ServiceParts } from '../area.ts';
import { createPeaceStore, type PeaceStore } from './peace.ts';
import type {} from './tables.ts';

/** The store of whom members have blocked and muted. */
export interface PeaceService {
  readonly peace: PeaceStore;
}

declare module '../../community.ts' {
  interface Community extends PeaceService {}
}

export const createPeaceService = (parts: ServiceParts): PeaceService => ({
  peace: createPeaceStore(parts),
});
