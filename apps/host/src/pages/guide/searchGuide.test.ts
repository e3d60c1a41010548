import { expect, it } from 'vitest';
import type { GuideSection } from './guideFlow.ts';
import { countTasks, searchGuide } from './searchGuide.ts';

const section = (id: string, title: string, tasks: GuideSection['tasks']): GuideSection => ({
  ...{ id, title, tasks },
  intro: `About ${title.toLowerCase()}.`,
  picture: title,
});

const groups = section('groups', 'Groups', {
  join: { title: 'Join a group', steps: { press: 'Press Join.' } },
  run: { title: 'Run a group', steps: { invite: 'Invite members to a café.' } },
});
const events = section('events', 'Events', {
  register: { title: 'Register', steps: { full: 'If it is full, press Join waitlist.' } },
});
const all = [groups, events];

it('shows everything while nothing is searched for', () => {
  expect(searchGuide(all, ' ')).toEqual(all);
});

it('ignores case and accents, and keeps only the tasks that fit', () => {
  const [found, ...others] = searchGuide(all, 'CAFE');
  expect(others).toEqual([]);
  expect(Object.keys(found?.tasks ?? {})).toEqual(['run']);
});

it('finds a word that stands in several sections', () => {
  expect(searchGuide(all, 'join').map(({ id }) => id)).toEqual(['groups', 'events']);
  expect(countTasks(searchGuide(all, 'join'))).toBe(2);
});

it('shows a whole section where its title fits, and wants all words', () => {
  expect(searchGuide(all, 'events')).toEqual([events]);
  expect(searchGuide(all, 'groups waitlist')).toEqual([]);
});
