import { describe, expect, it, test } from 'vitest';
import { createGroup, createGroupPost, updateGroup } from '../index.ts';
import { arrangeGroups, arrangeMyGroups } from './groupOrder.ts';
import {
  canChangeGroupType,
  canEditGroup,
  distinctGroupTags,
  groupDaysActive,
  groupPostType,
  keptGroupRules,
  postsCountOf,
} from './groupRules.ts';

const group = (id: string, member_count: number, more: object = {}) => ({
  id,
  name: `Grup ${id}`,
  group_type: 'public',
  industry_tags: ['Textile'],
  location: 'Kudus',
  member_count,
  created_at: '2026-01-01T00:00:00Z',
  ...more,
});

describe('the rules of groups', () => {
  test.each([
    [{ id: 'a', role: 'user' }, true],
    [{ id: 'b', role: 'user' }, false],
    [{ id: 'b', role: 'moderator' }, true],
    [{ id: 'b', role: 'admin' }, true],
  ])('lets the admin of a group and keepers edit it: %j', (user, may) => {
    expect(canEditGroup({ admin_user_id: 'a' }, user)).toBe(may);
  });

  test.each([
    [{ id: 'a', role: 'user' }, true],
    [{ id: 'b', role: 'moderator' }, false],
    [{ id: 'b', role: 'admin' }, false],
  ])('lets its own admin alone open or close a group: %j', (user, may) => {
    expect(canChangeGroupType({ admin_user_id: 'a' }, user)).toBe(may);
  });

  it('keeps tags and rules as they count', () => {
    expect(distinctGroupTags([' Textile', 'textile ', '', 'Kopi'])).toEqual(['Textile', 'Kopi']);
    expect(keptGroupRules([' Sopan ', '  '])).toEqual(['Sopan']);
  });

  it('reads either count of posts and the days since the making', () => {
    expect([
      postsCountOf({ post_count: 2 }),
      postsCountOf({ posts_count: 3, post_count: 2 }),
    ]).toEqual([2, 3]);
    const now = Date.parse('2026-01-03T12:00:00Z');
    expect(groupDaysActive('2026-01-01T13:00:00Z', now)).toBe(1);
  });

  test.each([
    [[], 'text'],
    [['image', 'image'], 'image'],
    [['image', 'document'], 'text'],
    [['document', 'video'], 'video'],
  ] as const)('chooses the type of a post by its files %j', (types, type) => {
    expect(groupPostType(types.map((file_type) => ({ file_type })))).toBe(type);
  });
});

describe('a whole list of groups', () => {
  const ids = (groups: readonly { id: string }[]) => groups.map(({ id }) => id);

  it('is found by name, tag and location, and left out where it is one’s own', () => {
    const all = [
      group('a', 2),
      group('b', 5, { location: null }),
      group('c', 9, { user_role: 'member' }),
    ];
    expect(ids(arrangeGroups(all, { discover: 'true' }))).toEqual(['b', 'a']);
    expect(ids(arrangeGroups(all, { tag: 'TEXTILE', location: 'kud' }))).toEqual(['c', 'a']);
    expect(ids(arrangeGroups(all, { search: 'grup b' }))).toEqual(['b']);
    expect(ids(arrangeGroups(all, { type: 'private' }))).toEqual([]);
  });

  it('puts the latest activity first among one’s own', () => {
    const all = [group('a', 9), group('b', 1, { activity_at: '2026-03-01T00:00:00Z' })];
    expect(ids(arrangeMyGroups(all, {}))).toEqual(['b', 'a']);
  });
});

describe('what is sent of a group', () => {
  const sent = { name: ' AB ', description: 'Kain' };

  it('may be short when it is made, and no more when it is changed', () => {
    expect(createGroup.body.safeParse(sent)).toMatchObject({ data: { name: 'AB' } });
    expect(updateGroup.body.safeParse(sent).error?.issues.map(({ path }) => path)).toEqual([
      ['name'],
      ['description'],
    ]);
  });

  it('is text, files or both in a post', () => {
    expect(createGroupPost.body.safeParse({ content: ' ' }).error?.issues[0]?.path).toEqual([
      'content',
    ]);
    expect(createGroupPost.body.safeParse({ content: '', attachments: ['f'] }).success).toBe(true);
  });
});
