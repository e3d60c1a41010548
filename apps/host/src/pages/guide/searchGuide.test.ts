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

it('the guide shows everything without a search', () => {
  expect(searchGuide(all, ' ')).toEqual(all);
});

it('the guide search ignores case and accents, and shows only matching tasks', () => {
  const [found, ...others] = searchGuide(all, 'CAFE');
  expect(others).toEqual([]);
  expect(Object.keys(found?.tasks ?? {})).toEqual(['run']);
});

it('the guide search finds a word that occurs in several sections', () => {
  expect(searchGuide(all, 'join').map(({ id }) => id)).toEqual(['groups', 'events']);
  expect(countTasks(searchGuide(all, 'join'))).toBe(2);
});

it('the guide search shows a whole section by its title, and requires all words', () => {
  expect(searchGuide(all, 'events')).toEqual([events]);
  expect(searchGuide(all, 'groups waitlist')).toEqual([]);
});
