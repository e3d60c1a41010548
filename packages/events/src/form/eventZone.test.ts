import { describe, expect, it } from 'vitest';
import { deviceZone } from '../when/zones.ts';
import { NEW_EVENT } from './eventValues.ts';
import { changeZone, moveToPlace } from './eventZone.ts';

const values = {
  ...NEW_EVENT,
  time_zone: 'Asia/Jakarta',
  location: 'Jakarta',
  start_date: '2026-12-05T02:00:00.000Z',
};

describe('the zone of an event’s form', () => {
  it('nine o’clock stays nine o’clock when another zone is chosen', () => {
    expect(changeZone(values, 'Asia/Jayapura')).toEqual({
      time_zone: 'Asia/Jayapura',
      start_date: '2026-12-05T00:00:00.000Z',
      end_date: null,
    });
  });

  it('a known place brings its zone, and the hours stay as typed', () => {
    expect(moveToPlace(values, 'Jayapura')).toMatchObject({
      location: 'Jayapura',
      time_zone: 'Asia/Jayapura',
      start_date: '2026-12-05T00:00:00.000Z',
    });
    expect(moveToPlace(values, 'Daring')).toMatchObject({ time_zone: deviceZone() });
  });

  it('a place leaves a chosen zone, and an event without one, as they are', () => {
    const chosen = { ...values, time_zone: 'Asia/Makassar' };
    expect(moveToPlace(chosen, 'Jayapura')).toEqual({ location: 'Jayapura' });
    expect(moveToPlace({ ...values, time_zone: '' }, 'Jayapura')).toEqual({
      location: 'Jayapura',
    });
  });
});
