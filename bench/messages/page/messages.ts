/** A measured message: a text of one to four lines, and its time. */
export interface BenchMessage {
  id: string;
  author: string;
  isOwn: boolean;
  /** Ends with the message's number in brackets, which identifies it in every list. */
  text: string;
  /** In ms. */
  time: number;
  /** The formatted time of day, prepared so that formatting slows no list. */
  clock: string;
}

/** Props of a list or kit. */
export interface MessagesProps {
  messages: readonly BenchMessage[];
  /** The number of messages inserted before the first ones. */
  prepended: number;
}

const SENTENCE = 'Cengkeh kering siap kirim minggu ini, harga masih sama. ';
const START = Date.parse('2026-01-05T00:00:00Z');
const MINUTE_MS = 60_000;
/** Numbers of messages may start this far below zero. */
const EARLIER = 1_000_000;

/** The same messages in every run. */
export const messagesFrom = (first: number, count: number): BenchMessage[] =>
  Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const isOwn = ((number + EARLIER) * 7) % 5 < 2;
    const time = START + number * 7 * MINUTE_MS;
    return {
      id: `message-${number}`,
      author: isOwn ? 'Siti Rahmawati' : 'Budi Santoso',
      isOwn,
      text: `${SENTENCE.repeat(1 + (((number + EARLIER) * 7919) % 4))}(${number})`,
      time,
      clock: new Date(time).toISOString().slice(11, 16),
    };
  });

/** The number of a message on the screen. */
export const numberOf = (element: Element): number => {
  const match = /\((-?\d+)\)/.exec(element.textContent ?? '');
  if (!match) throw new Error(`no message of the bench: ${element.textContent}`);
  return Number(match[1]);
};
