import { describe, expect, it } from 'vitest';
import { differs, knownZone } from './zones.ts';

describe('time zones of an event', () => {
  it('zones differ by their clocks, not by their names', () => {
    const moment = Date.parse('2026-12-05T02:00:00.000Z');
    expect(differs('Asia/Jakarta', 'Asia/Bangkok', moment)).toBe(false);
    expect(differs('Asia/Jakarta', 'Asia/Makassar', moment)).toBe(true);
  });

  it('a zone that the browser does not know counts as none', () => {
    expect(knownZone('Asia/Jayapura')).toBe('Asia/Jayapura');
    for (const zone of ['Asia/Nowhere', '', null, undefined])
      expect(knownZone(zone)).toBeUndefined();
  });
});
