import { buildResource } from '@saudagar/mocks';
import { describe, expect, it } from 'vitest';
import { timeOf, timeParts } from './time.ts';

describe('duration of a resource', () => {
  // RES-052
  it.each([
    [59, 'minutes', '0', '59'],
    [60, 'hours', '1', '0'],
    [75, 'both', '1', '15'],
    [60_060, 'hours', '1,001', '0'],
  ])('a duration of %d minutes is written as %s', (total, form, hours, minutes) => {
    expect(timeParts(total, 'en')).toEqual({ form, values: { hours, minutes } });
  });

  it('a video shows its duration, other resources their reading time', () => {
    const both = { duration_minutes: 12, read_time_minutes: 5 };
    expect(timeOf(buildResource({ ...both, resource_type: 'video' }))).toEqual({
      minutes: 12,
      of: 'duration',
    });
    expect(timeOf(buildResource({ ...both, resource_type: 'blog' }))?.minutes).toBe(5);
  });

  // RES-056
  it('a resource without duration and reading time shows neither', () => {
    expect(timeOf(buildResource({ duration_minutes: null, read_time_minutes: null }))).toBeNull();
  });
});
