import { type DoorAttendee, DoorList, Event, hashCode } from '@saudagar/contract';

/** The list of a door with its event, as kept on the device. */
export interface Door {
  readonly event: Event;
  readonly list: DoorList;
}

/** The list's answer to a code, before the server's. */
export interface KnownCode {
  readonly type: 'expected' | 'already' | 'unknown';
  readonly name: string | null;
  readonly checkedInAt: string | null;
}

/** Name of a door's offline data. */
export const doorName = (eventId: string): string => `events.door.${eventId}`;

/** Reads a stored door; null without one, or when it is damaged. */
export function readDoor(stored: unknown): Door | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { event, list } = stored as Partial<Record<keyof Door, unknown>>;
  const parsed = [Event.safeParse(event), DoorList.safeParse(list)] as const;
  const [ofEvent, ofList] = parsed;
  return ofEvent.success && ofList.success ? { event: ofEvent.data, list: ofList.data } : null;
}

/** Milliseconds for which a door is kept after the end of its event, which may run over. */
const OVERRUN = 6 * 3_600_000;

/** End of a door: its data is kept until then. */
export const doorEnd = ({ start_date, end_date }: Pick<Event, 'start_date' | 'end_date'>): string =>
  new Date(Date.parse(end_date ?? start_date) + OVERRUN).toISOString();

/** Looks a code up on the list of a door. */
export async function recognizeCode({ event, list }: Door, code: string): Promise<KnownCode> {
  const hash = await hashCode(event.id, code);
  const one = list.attendees.find(({ code_hash }) => code_hash === hash);
  if (!one) return { type: 'unknown', name: null, checkedInAt: null };
  const checkedInAt = one.checked_in_at ?? null;
  return { type: checkedInAt ? 'already' : 'expected', name: one.name, checkedInAt };
}

/** Notes a check-in on the list, or with null that it was undone. */
export function noteCheckIn(
  door: Door | null,
  registrationId: string,
  checkedInAt: string | null | undefined,
): Door | null {
  if (!door) return null;
  const note = (one: DoorAttendee) =>
    one.registration_id === registrationId ? { ...one, checked_in_at: checkedInAt ?? null } : one;
  return { ...door, list: { ...door.list, attendees: door.list.attendees.map(note) } };
}
