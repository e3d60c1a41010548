import { describe, expect, it } from 'vitest';
import { deviceZone } from '../when/zones.ts';
import { NEW_EVENT } from './eventValues.ts';
import { changeZone, inZone, moveToPlace } from './eventZone.ts';

const values = {
  ...NEW_EVENT,
  time_zone: 'Asia/Jakarta',
  location: 'Jakarta',
  start_date: '2026-12-05T02:00:00.000Z',
};

describe('the zone of an event’s form', () => {
  it('a moment moved to another zone keeps its day and hour there', () => {
    expect(inZone('2026-12-05T02:00:00.000Z', 'Asia/Jakarta', 'Asia/Jayapura')).toBe(
      '2026-12-05T00:00:00.000Z',
    );
    expect(inZone('2026-12-05T02:00:00.000Z', 'Asia/Jakarta', 'Asia/Jakarta')).toBe(
      '2026-12-05T02:00:00.000Z',
    );
    expect(inZone('damaged', 'Asia/Jakarta', 'Asia/Jayapura')).toBe('damaged');
  });

  it('a moment moved across a change of clocks takes the offset of its own day', () => {
    // Sydney is 11 hours ahead in summer, and 10 from April 5, 2026 at three in the morning.
    expect(inZone('2026-04-04T23:00:00.000Z', 'Asia/Jakarta', 'Australia/Sydney')).toBe(
      '2026-04-04T20:00:00.000Z',
    );
    expect(inZone('2026-01-05T02:00:00.000Z', 'Asia/Jakarta', 'Australia/Sydney')).toBe(
      '2026-01-04T22:00:00.000Z',
    );
  });

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
