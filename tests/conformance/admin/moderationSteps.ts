import {
  type Client,
  createPost,
  createResource,
  type Flag,
  type FlagAction,
  type FlaggedType,
  flagContent,
  getFlag,
  listFlags,
  listNotifications,
  type Role,
  reviewFlag,
} from '@saudagar/contract';
import { expect } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { RESOURCE } from '../resources/resourceSteps.ts';

type Caller = Pick<Person, 'client'>;

/** Writes a post. */
export async function writePost({ client }: Caller, content = 'Promo murah!'): Promise<string> {
  return (await client.call(createPost, { body: { content, post_type: 'text' } })).id;
}

/** Flags content and returns the flag's id. */
export async function flagAs(
  { client }: Caller,
  content_type: FlaggedType,
  content_id: string,
  more: object = {},
): Promise<string> {
  const body = { content_type, content_id, reason: 'spam' as const, ...more };
  return (await client.call(flagContent, { body })).id;
}

export const review = (client: Client, id: string, action: FlagAction, notes?: string) =>
  client.call(reviewFlag, { params: { id }, query: { action, ...(notes && { notes }) } });

/** A resource that a moderator saved: it is pending (ADM-122). */
export async function savePendingResource({ client }: Caller, title: string = RESOURCE.title) {
  return (await client.call(createResource, { body: { ...RESOURCE, title } })).id;
}

/** Actions of people in the tests of moderation. */
export function moderationSteps(harness: Harness) {
  async function signUpModerator(role: Exclude<Role, 'user'> = 'moderator'): Promise<Person> {
    const person = await harness.signUp();
    await harness.setRole(person.user.id, role);
    return person;
  }
  return {
    signUpModerator,

    /** A post flagged by another member. */
    async flagged(content?: string) {
      const [author, reporter] = [await harness.signUp(), await harness.signUp()];
      const post = await writePost(author, content);
      const id = await flagAs(reporter, 'post', post, { description: 'Mohon diperiksa' });
      return { author, reporter, post, id };
    },

    see: async (by: Person, id: string) => by.client.call(getFlag, { params: { id } }),

    /** All flags of a status, page after page. */
    async list(by: Person, query: object = {}): Promise<Flag[]> {
      const all: Flag[] = [];
      let cursor: string | undefined;
      do {
        const asked = { ...query, limit: 100, ...(cursor && { cursor }) };
        const page = await by.client.call(listFlags, { query: asked });
        all.push(...page.items);
        cursor = page.cursor ?? undefined;
      } while (cursor !== undefined);
      return all;
    },

    /** Notifications of moderation, the latest first. */
    async notificationsOf({ client }: Person) {
      const { items } = await client.call(listNotifications, { query: { limit: 100 } });
      const types = ['report', 'warning', 'decision', 'flag'];
      return items.filter(({ subject }) => types.includes(subject.type));
    },
  };
}

/** The status and message of a refused call. */
export const refusal = (status: number, en: string, id: string) => ({ status, en, id });

export const FLAG_NOT_FOUND = refusal(404, 'Flag not found', 'Laporan tidak ditemukan');
export const REVIEWED = {
  ...refusal(400, 'This flag has already been reviewed', 'Laporan ini sudah ditinjau'),
  code: 'already_reviewed',
};
export const CLAIMED = refusal(
  409,
  'Another moderator is looking at this',
  'Moderator lain sedang meninjau laporan ini',
);
export const OWN = refusal(
  403,
  'You cannot decide about what is your own',
  'Anda tidak dapat memutuskan laporan tentang konten Anda sendiri',
);

export const OWN_REPORT = refusal(
  403,
  'You have reported this: another moderator decides about it',
  'Anda yang melaporkan ini: moderator lain yang memutuskannya',
);
export const NOT_YOUR_CLAIM = refusal(
  403,
  'Only who has claimed this can give up the claim',
  'Hanya moderator yang sedang meninjau laporan ini yang dapat melepasnya',
);

export const iso = () => expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
