import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendarFile.ts';

const entry: CalendarEntry = {
  id: '0192-fair',
  sequence: 2,
  title: 'Pameran dagang; Surabaya, hari 1',
  description: 'Bawa kartu nama.\nPintu buka pukul 8.',
  location: 'Grand City, Surabaya',
  start: '2026-12-01T02:00:00.000Z',
  end: '2026-12-01T09:00:00.000Z',
  isCancelled: false,
  isTentative: false,
  organizer: 'Siti Rahmawati',
  url: 'https://hub.example/events/0192-fair',
  changed: '2026-11-20T02:00:00.000Z',
};

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('no event');
  return { calendar, event: new ICAL.Event(event), component: event };
};

describe('the calendar file', () => {
  it('a third-party parser reads the calendar file back as the same event', () => {
    const { event, component } = read(calendarFile(entry));
    expect(event.summary).toBe(entry.title);
    expect(event.description).toBe(entry.description);
    expect(event.location).toBe(entry.location);
    expect(event.startDate.toJSDate().toISOString()).toBe(entry.start);
    expect(event.endDate.toJSDate().toISOString()).toBe(entry.end);
    expect(component.getFirstPropertyValue('url')).toBe(entry.url);
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T02:00:00Z');
  });

  it('the calendar file of a changed event replaces its first entry', () => {
    const before = read(calendarFile(entry)).event;
    const after = read(calendarFile({ ...entry, sequence: 3, title: 'Pameran pindah' })).event;
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
  });

  it('the calendar file of a cancelled event marks it as cancelled', () => {
    const { calendar, component } = read(calendarFile({ ...entry, isCancelled: true }));
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    // Calendars match a cancellation by its organizer.
    const organizer = component.getFirstProperty('organizer');
    expect(organizer?.getFirstParameter('cn')).toBe('Siti Rahmawati');
    expect(organizer?.getFirstValue()).toMatch(/^mailto:/i);
  });

  it('the calendar file of a place on the waitlist is tentative (EVT-242)', () => {
    const { component } = read(calendarFile({ ...entry, isTentative: true, organizer: null }));
    expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(component.getFirstProperty('organizer')).toBeNull();
  });

  it('the calendar file ends with a line break', () => {
    expect(calendarFile(entry)).toMatch(/END:VCALENDAR\r\n$/);
  });

  it('the calendar file folds long lines without losing characters', () => {
    const description = 'Pasar 🧺 rempah – '.repeat(40).trim();
    const text = calendarFile({ ...entry, description });
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(
      true,
    );
    expect(read(text).event.description).toBe(description);
  });
});
