import type { Message } from '@saudagar/contract';
import { NOW, sampleCommunity } from '@saudagar/mocks';

/** The signed-in member of the stories, and the sender of messages. */
const SITI = 'member-1';
export const BUDI = 'member-2';

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * MINUTE_MS).toISOString();

const SAID: readonly (readonly [string, string])[] = [
  [BUDI, 'Selamat pagi! Apakah stok kopi Gayo masih ada?'],
  [SITI, 'Masih, 120 kg. **Harga** naik sedikit bulan ini.'],
  [SITI, 'Saya kirim daftar harganya: https://example.com/harga'],
  [BUDI, 'Baik. Kirim ke Surabaya bisa? #kopi'],
  [SITI, 'Bisa, sekitar tiga hari.'],
  [BUDI, 'Terima kasih banyak. Saya bicara dulu dengan pembeli kami, mereka perlu kepastian mutu.'],
];

/** Messages between two members, oldest first, the last a few minutes ago. */
const talk = (count: number): Partial<Message>[] =>
  Array.from({ length: count }, (_, index) => {
    const [sender_id, content] = SAID[index % SAID.length] as (typeof SAID)[number];
    return { sender_id, content, created_at: ago((count - index) * 47) };
  });

interface SampleOptions {
  /** Number of messages between Siti and Budi. */
  messages?: number;
  /** Number of those Siti has not read. */
  unread?: number;
}

/** A community with conversations between members. */
export function conversationSample({ messages = 12, unread = 0 }: SampleOptions = {}) {
  const community = sampleCommunity();
  const { conversations } = community;
  conversations.add({
    id: 'room-budi',
    members: [SITI, BUDI],
    messages: talk(messages),
    read: { [SITI]: messages - unread, [BUDI]: messages - 3 },
  });
  conversations.add({
    id: 'room-market',
    members: [SITI, BUDI, 'member-3'],
    name: 'Pedagang Pasar Senen',
    messages: Array.from({ length: 14 }, (_, index) => ({
      sender_id: index % 2 === 0 ? 'member-3' : BUDI,
      content: 'Besok pasar buka seperti biasa.',
      created_at: ago(60 * 30 - index),
    })),
    read: { [SITI]: 0 },
  });
  conversations.add({
    id: 'room-new',
    members: [SITI, 'member-4'],
    messages: [{ sender_id: SITI, content: 'Halo, salam kenal!', created_at: ago(60 * 24 * 9) }],
  });
  return community;
}
