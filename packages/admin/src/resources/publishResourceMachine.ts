import type { Resource } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** A resource, and whether it is to be published or taken back to draft. */
export interface PublishInput {
  id: string;
  to: 'approved' | 'draft';
}

/** Publishes or unpublishes a resource (ADM-165–176). */
export const publishResourceMachine = commandMachine<PublishInput, Resource>('publishResource');
