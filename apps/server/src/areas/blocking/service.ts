import type { ServiceParts } from '../area.ts';
import { type BlockingStore, createBlockingStore } from './blockList.ts';
import type {} from './tables.ts';

export interface BlockingService {
  readonly blocking: BlockingStore;
}

declare module '../../community.ts' {
  interface Community extends BlockingService {}
}

export const createBlockingService = (parts: ServiceParts): BlockingService => ({
  blocking: createBlockingStore(parts),
});
