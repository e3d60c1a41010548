import { parseAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date';
import { deviceZone, knownZone } from '../when/zones.ts';
import type { EventValues } from './eventValues.ts';
import { zoneOfPlace } from './placeZones.ts';

type Zoned = Pick<EventValues, 'start_date' | 'end_date' | 'time_zone' | 'confirmed_past'>;
type Placed = Zoned & Pick<EventValues, 'location'>;

const zoneAt = (location: string) => zoneOfPlace(location) ?? deviceZone();

/** Moves a moment to another zone, with the same day and hour on its clocks. */
export function inZone(iso: string, from: string, to: string): string {
  if (Number.isNaN(Date.parse(iso)) || from === to) return iso;
  return toZoned(toCalendarDateTime(parseAbsolute(iso, from)), to).toAbsoluteString();
}

/** Returns the change to another zone, in which the typed days and hours stay. */
export function changeZone(values: Zoned, time_zone: string): Partial<Zoned> {
  const from = knownZone(values.time_zone) ?? deviceZone();
  const to = knownZone(time_zone) ?? deviceZone();
  const moved = (iso: string | null) => iso && inZone(iso, from, to);
  return { time_zone, start_date: moved(values.start_date), end_date: moved(values.end_date) };
}

/** Returns the change to another location, whose zone replaces one that was not chosen. */
export function moveToPlace(values: Placed, location: string): Partial<Placed> {
  const isChosen = values.time_zone !== zoneAt(values.location);
  const time_zone = zoneAt(location);
  if (isChosen || time_zone === values.time_zone) return { location };
  return { location, ...changeZone(values, time_zone) };
}
