import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/packages.ts';
import { chosenStories, shardOf } from '../../scripts/stories/chosenStories.ts';
import { pictureSuffixes } from '../../scripts/stories/pictureSuffixes.ts';
import { storyReport } from '../../scripts/stories/storyReport.ts';

const story = (title: string, name: string, ...tags: string[]) => ({
  id: `${title.replaceAll('/', '-')}--${name}`.toLowerCase(),
  title,
  name,
  type: 'story',
  tags: ['test', ...tags],
  importPath: './packages/feed/src/Feed.stories.tsx',
});

const stories = ['Feed/Feed', 'Feed/News', 'UI/Button', 'Posts/Like', 'Host/SessionRouter'].flatMap(
  (title, at) =>
    Array.from({ length: at + 1 }, (_, index) =>
      story(title, `Story ${index}`, ...(index === 0 ? ['phone'] : [])),
    ),
);

describe('pictures', () => {
  test.each([
    [[], ['']],
    [['phone'], ['', '.phone']],
    [['phone', 'no-picture'], []],
  ])('tags %j ask for the views %j', (tags, suffixes) => {
    expect(pictureSuffixes({ tags })).toEqual(suffixes);
  });

  test('no two stories of a component hold the same picture', () => {
    // On a phone some states look alike that differ at 1280 px.
    const pictures = globSync('.storybook/pictures/*/*.png', { cwd: root })
      .filter((path) => !path.endsWith('.phone.png'))
      .sort();
    const twins = [...Map.groupBy(pictures, keyOf).values()].filter(({ length }) => length > 1);
    expect(
      twins.map(([first, ...others]) => `Tag no-picture: ${others} look like ${first}`),
    ).toEqual([]);
  });

  /** A picture's component and bytes. */
  function keyOf(path: string): string {
    const bytes = readFileSync(join(root, path));
    return `${path.split('--')[0]} ${createHash('sha1').update(bytes).digest('hex')}`;
  }
});

describe('choosing stories', () => {
  test('filters are parts of story ids', () => {
    const ids = (...filters: string[]) => chosenStories(stories, filters).map(({ id }) => id);
    expect(ids('feed-news--story 1', 'button--story 0')).toEqual([
      'feed-news--story 1',
      'ui-button--story 0',
    ]);
    expect(ids()).toHaveLength(stories.length);
  });

  test('stories that are not tests are left out', () => {
    const planted = { ...story('Workshop/Planted', 'Wrong'), tags: ['planted'] };
    expect(chosenStories([planted], [])).toEqual([]);
  });

  test.each([1, 2, 4, 9])('%i shards run every story once', (count) => {
    const dealt = Array.from({ length: count }, (_, index) =>
      chosenStories(stories, [], { index: index + 1, count }).map(({ id }) => id),
    );
    expect(dealt.flat().sort()).toEqual(stories.map(({ id }) => id).sort());
  });

  test('a shard of stories does not depend on the order of the list', () => {
    const shard = { index: 2, count: 3 };
    const ids = (list: typeof stories) => chosenStories(list, [], shard).map(({ id }) => id);
    expect(ids(stories.toReversed()).sort()).toEqual(ids(stories).sort());
  });

  test('a shard of stories with an unknown number is refused', () => {
    expect(shardOf('2/4')).toEqual({ index: 2, count: 4 });
    for (const wrong of ['5/4', '0/4', 'two', '1']) expect(() => shardOf(wrong)).toThrow('--shard');
  });
});

describe('the report', () => {
  const [one, two, three] = [story('A', 'One'), story('A', 'Two'), story('B', 'Three')] as const;
  const result = (id: string, status: string, invocations: number) => ({
    ancestorTitles: ['Part 1', id],
    status,
    invocations,
    failureMessages: status === 'failed' ? ['It is wrong'] : [],
    retryReasons: invocations > 1 ? ['It came too late'] : [],
  });
  const fileOf = (...assertionResults: ReturnType<typeof result>[]) => ({
    message: 'The page did not open',
    status: 'failed',
    assertionResults,
  });

  test('the report says why a story needed a second try', () => {
    const testResults = [fileOf(result('a--one', 'passed', 2), result('a--two', 'passed', 1))];
    expect(storyReport({ testResults }, [one, two])).toEqual({
      passed: ['a--one', 'a--two'],
      failed: [],
      flaky: [{ id: 'a--one', message: 'It came too late' }],
    });
  });

  test('the report counts a story of a file that crashed as failed', () => {
    const testResults = [fileOf(result('a--one', 'failed', 1)), fileOf()];
    expect(storyReport({ testResults }, [one, three]).failed).toEqual([
      { id: 'a--one', message: 'It is wrong' },
      { id: 'b--three', message: 'The page did not open' },
    ]);
  });

  test('the report counts a story that was not run as failed', () => {
    expect(storyReport({ testResults: [] }, [one]).failed[0]?.message).toBe(
      'The runner did not run it.',
    );
  });
});
