import type { Database } from '../../database/schema.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import type { Notifier } from '../notifications/notify.ts';
import { betweenPair, countConnection } from './connectionLock.ts';

/** Ends the connection or request between two members; a rejected one keeps blocking repeats. */
export async function endBetween(
  write: Database,
  publish: Publish,
  { withdraw }: Pick<Notifier, 'withdraw'>,
  pair: readonly [string, string],
): Promise<void> {
  const known = await betweenPair(write, pair);
  if (!known || known.status === 'rejected') return;
  await write.deleteFrom('connections').where('id', '=', known.id).execute();
  if (known.status === 'accepted') await countConnection(write, pair, -1);
  else
    await withdraw(write, publish, {
      recipient: known.recipient_id,
      actor: known.requester_id,
      kinds: ['connection_requested'],
    });
}
