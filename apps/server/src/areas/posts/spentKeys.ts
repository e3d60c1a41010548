import type { Database } from '../../database/schema.ts';
import type { SpentKeysTable } from './tables.ts';

/**
 * Checks whether content created with a key was deleted. Call it after writing the row, which
 * waits for a concurrent deletion.
 */
export async function isSpent(
  write: Database,
  {
    member_id,
    kind,
    client_id,
  }: Omit<SpentKeysTable, 'client_id'> & { client_id?: string | undefined },
): Promise<boolean> {
  if (client_id === undefined) return false;
  const spent = await write
    .selectFrom('spent_keys')
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('client_id', '=', client_id)
    .select('client_id')
    .executeTakeFirst();
  return spent !== undefined;
}
