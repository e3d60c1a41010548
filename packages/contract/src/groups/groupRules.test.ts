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

describe('group rules', () => {
  test.each([
    [{ id: 'a', role: 'user' }, true],
    [{ id: 'b', role: 'user' }, false],
    [{ id: 'b', role: 'moderator' }, true],
    [{ id: 'b', role: 'admin' }, true],
  ])("only a group's admin, moderators and admins edit it: %j", (user, may) => {
    expect(canEditGroup({ admin_user_id: 'a' }, user)).toBe(may);
  });

  test.each([
    [{ id: 'a', role: 'user' }, true],
    [{ id: 'b', role: 'moderator' }, false],
    [{ id: 'b', role: 'admin' }, false],
  ])("only a group's own admin changes its type: %j", (user, may) => {
    expect(canChangeGroupType({ admin_user_id: 'a' }, user)).toBe(may);
  });

  it('tags and rules of a group lose blanks and duplicates', () => {
    expect(distinctGroupTags([' Textile', 'textile ', '', 'Kopi'])).toEqual(['Textile', 'Kopi']);
    expect(normalizedGroupRules([' Sopan ', '  '])).toEqual(['Sopan']);
  });

  it('groups count posts from either field, and full days since creation', () => {
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
  ] as const)('a group post gets its type from the files %j', (types, type) => {
    expect(groupPostType(types.map((file_type) => ({ file_type })))).toBe(type);
  });
});

describe('validation of a group', () => {
  const sent = { name: ' AB ', description: 'Kain' };

  it('a group with short texts can be created, but not saved by an edit', () => {
    expect(createGroup.body.safeParse(sent)).toMatchObject({ data: { name: 'AB' } });
    expect(updateGroup.body.safeParse(sent).error?.issues.map(({ path }) => path)).toEqual([
      ['name'],
      ['description'],
    ]);
  });

  it('a group post needs text or files', () => {
    expect(createGroupPost.body.safeParse({ content: ' ' }).error?.issues[0]?.path).toEqual([
      'content',
    ]);
    expect(createGroupPost.body.safeParse({ content: '', attachments: ['f'] }).success).toBe(true);
  });
});
