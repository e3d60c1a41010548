import type { openDatabase } from '@saudagar/server/database';
import { sql } from 'kysely';

type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;

const TEXT = 'Cengkeh kering siap kirim minggu ini, harga masih sama. ';

/** Fills an empty room of two by SQL: messages a minute apart, by turns, all of them read. */
export async function fillRoom(
  { db }: OpenDatabase,
  { roomId, count }: { roomId: string; count: number },
): Promise<void> {
  await sql`
    insert into messages (id, room_id, sequence, sender_id, content, created_at)
    select gen_random_uuid(), ${roomId}::uuid, n, by[1 + n % 2], ${TEXT} || '(' || n || ')',
      now() - (${count}::int - n) * interval '1 minute'
    from generate_series(1, ${count}::int) n,
      (select array_agg(member_id) as by from room_members where room_id = ${roomId}::uuid) m
  `.execute(db);
  await sql`
    update rooms set last_sequence = ${count}, activity_at = now() where id = ${roomId}::uuid
  `.execute(db);
  await sql`
    update room_members set read_sequence = ${count} where room_id = ${roomId}::uuid
  `.execute(db);
  await sql`analyze`.execute(db);
}
