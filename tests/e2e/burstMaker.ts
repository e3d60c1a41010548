import { openPostgres } from '../../apps/server/src/database/postgres.ts';
import { newId } from '../../apps/server/src/ids.ts';
import { answerOnce } from '../../apps/server/src/ownProcess.ts';
import { openPostgresFanOut } from '../../apps/server/src/sockets/postgresFanOut.ts';
import type { Burst } from './burst.ts';

/** Messages stored and published in one transaction. */
const AT_ONCE = 200;

answerOnce(async ({ databaseUrl, room, sender, from, to }: Burst): Promise<void> => {
  const { db, close } = await openPostgres(databaseUrl, () => {});
  const fanOut = await openPostgresFanOut({ db, url: databaseUrl, onError: () => {} });
  for (let first = from; first <= to; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE - 1, to);
    await fanOut.transaction(async (write, publish) => {
      const messages = Array.from({ length: last - first + 1 }, (_, index) => ({
        id: newId(),
        room_id: room,
        sequence: first + index,
        sender_id: sender,
        content: `Pesan ${first + index}.`,
        client_id: null,
        created_at: new Date(),
      }));
      await write.insertInto('messages').values(messages).execute();
      await write
        .updateTable('rooms')
        .set({ last_sequence: last })
        .where('id', '=', room)
        .execute();
      await write
        .updateTable('room_members')
        .set({ read_sequence: last })
        .where('room_id', '=', room)
        .where('member_id', '=', sender)
        .execute();
      for (const { sequence } of messages) publish({ kind: 'message', room, sequence });
    });
  }
  await fanOut.close();
  await close();
});
