import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { IdParams } from '../core/fields.ts';
import { GroupNotices } from './groups.ts';

/**
 * Chooses the caller's notices from a group (additive, GRP-185). `none` mutes the group as
 * `muteSubject` does, any other unmutes it.
 */
export const setGroupNotices = endpoint({
  name: 'setGroupNotices',
  summary: 'Choose the notices from a group',
  method: 'PUT',
  path: '/api/groups/{id}/notices',
  params: IdParams,
  body: z.object({ notices: GroupNotices }),
  reply: z.object({ notices: GroupNotices }),
  access: 'groupMember',
  refusals: [404],
  idempotent: true,
});
