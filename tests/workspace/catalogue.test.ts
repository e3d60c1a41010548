import { describe, expect, it } from 'vitest';
import { boardFaults } from '../../scripts/catalogue/boardFaults.ts';
import { nameFaults } from '../../scripts/catalogue/nameFaults.ts';
import type { StoryEntry } from '../../scripts/stories/storyList.ts';

const story = (title: string, name: string, ...tags: string[]): StoryEntry => ({
  id: `${title}--${name}`,
  title,
  name,
  type: 'story',
  tags: ['test', 'feed', ...tags],
  importPath: './packages/feed/src/Feed.stories.tsx',
});

describe('the names of the catalogue', () => {
  it('plain words pass, with a name that is written so', () => {
    const shared = story('Feed/Read the feed', 'Share: WhatsApp', 'done', 'buyer');
    expect(nameFaults([shared, story('Foundations/Portal/Sign in', 'Loading')])).toEqual([]);
  });

  it.each([
    ['a code name', [story('Feed/ReadFeed', 'Loading')], 'a code name, or mixed case'],
    ['a folder', [story('Feed/list/Read', 'Loading')], 'the title has more than area and board'],
    ['a tag that is unknown', [story('Feed/Read', 'Loading', 'laoding')], 'the tag laoding is'],
    [
      'a name given twice',
      [story('Feed/Read', 'Loading'), story('Feed/Read', 'loading')],
      'two stories have this name',
    ],
  ])('%s is named', (_, stories, fault) => {
    expect(nameFaults(stories)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('the boards of the catalogue', () => {
  it('a title without a board is named, and a board without stories', () => {
    const faults = boardFaults([story('Feed/Read the feed', 'Posts'), story('Feed/New', 'Posts')]);
    expect(faults).toContain('Feed/New: no page has its board, <Board of="Feed/New" />');
    expect(faults).toContain('<Board of="Feed/Write a post" />: no story has this title');
    expect(faults.filter((fault) => fault.startsWith('Feed/Read the feed'))).toEqual([]);
  });
});
