import { describe, expect, it, test } from 'vitest';
import { createGroup, createGroupPost, updateGroup } from '../index.ts';
import {
  canChangeGroupType,
  canEditGroup,
  distinctGroupTags,
  groupDaysActive,
  groupPostType,
  normalizedGroupRules,
  postsCountOf,
} from './groupRules.ts';

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
    expect(normalizedGroupRules([' Sopan ', '  '])).toEqual(['Sopan']);
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
