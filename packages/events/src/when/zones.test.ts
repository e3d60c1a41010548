import { describe, expect, it } from 'vitest';
import { differs, inZone, knownZone, zoneOffset } from './zones.ts';

const HOUR = 3_600_000;

describe('time zones of an event', () => {
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

  it('zones differ by their clocks, not by their names', () => {
    const moment = Date.parse('2026-12-05T02:00:00.000Z');
    expect(zoneOffset('Asia/Makassar', moment)).toBe(8 * HOUR);
    expect(differs('Asia/Jakarta', 'Asia/Bangkok', moment)).toBe(false);
    expect(differs('Asia/Jakarta', 'Asia/Makassar', moment)).toBe(true);
  });

  it('a zone that the browser does not know counts as none', () => {
    expect(knownZone('Asia/Jayapura')).toBe('Asia/Jayapura');
    for (const zone of ['Asia/Nowhere', '', null, undefined])
      expect(knownZone(zone)).toBeUndefined();
  });
});
