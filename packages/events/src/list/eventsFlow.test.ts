import { expect, it } from 'vitest';
import { wireOf } from './eventsFlow.ts';

const query = { search: '', category: '', mine: '', span: null } as const;

it('coming events begin with the nearest, others with the newest (EVT-250)', () => {
  expect(wireOf({ ...query, status: 'upcoming' })).toEqual({
    status_filter: 'upcoming',
    sort: 'soonest',
  });
  for (const status of ['ongoing', 'completed'] as const)
    expect(wireOf({ ...query, status })).toEqual({ status_filter: status });
  expect(wireOf({ ...query, status: 'all' })).toEqual({});
});
