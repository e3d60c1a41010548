import { commandMachine } from '@saudagar/flows';

/** An opening of a resource; `clientId` names it, so that it counts once (RES-050). */
export interface Opening {
  id: string;
  clientId: string;
}

/** Counts a view. Nobody waits for it, and it outlives the page that asked (RES-042). */
export const viewMachine = commandMachine<Opening, { views_count?: number | undefined }>(
  'resourceView',
);
