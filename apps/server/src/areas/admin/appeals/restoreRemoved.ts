import type { Community } from '../../../community.ts';
import type { Database } from '../../../database/schema.ts';
import type { Publish } from '../../../sockets/fanOut.ts';

/**
 * Brings removed content back in the transaction of an appeal; false when there is nothing to bring
 * back, and its author may publish it again.
 */
export async function restoreRemoved(
  _community: Community,
  _write: Database,
  _publish: Publish,
  _removed: { readonly content_type: string; readonly content_id: string },
): Promise<boolean> {
  return false;
}
