import { invalidate } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishAdmin } from '../changes/changes.ts';
import type { ResourceNews } from './resourceChange.ts';

/** Tells the Admin Center and the members' library, in all tabs. */
export function publishChange(portal: Portal, news: ResourceNews): void {
  publishAdmin(portal, { type: 'resource', ...news });
  invalidate(portal, 'resources');
}
