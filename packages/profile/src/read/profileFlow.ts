import {
  ApiError,
  type Client,
  getMemberProfile,
  getProfile,
  type Profile,
  suggestMembers,
} from '@saudagar/contract';
import { onStale } from '@saudagar/delivery/machines';
import { provideFlow, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { subscribeProfile } from '../changes/changes.ts';

/** A member's id, or `@` and their username; null for the reader's own profile. */
export interface ProfileQuery {
  memberId: string | null;
}

/** A profile (ACCT-065, ACCT-137). */
export const profileMachine = readMachine<ProfileQuery, Profile>({ id: 'profile' });

/** Members searched for the one a mention names: usernames are matched first. */
const SUGGESTIONS = 20;

/** A profile on the portal's client. */
export const provideProfile = (portal: Portal) =>
  provideFlow(profileMachine, {
    actors: {
      load: fromPromise(async ({ input: { query, mayBeKept }, signal }): Promise<Profile> => {
        const { client } = portal;
        if (query.memberId === null) return client.call(getProfile, { signal, mayBeKept });
        const id = query.memberId.startsWith('@')
          ? await idOf(client, query.memberId.slice(1), signal)
          : query.memberId;
        return client.call(getMemberProfile, { params: { id }, signal });
      }),
      subscribe: fromCallback(({ input: { query }, sendBack }) => {
        const outdate = () => sendBack({ type: 'read.outdated' });
        // A profile counts connections, which either member can change (ACCT-130).
        if (query.memberId !== null) return onStale(portal, ['relation'], outdate);
        const stopOutdated = onStale(portal, ['relation', 'account'], outdate);
        const stopProfile = subscribeProfile(portal, (news) => {
          const business = news.type === 'business' ? news.business : null;
          if (!business) return outdate();
          return sendBack({
            type: 'read.changed',
            change: (profile: Profile) => ({ ...profile, profile: business }),
          });
        });
        return () => {
          stopOutdated();
          stopProfile();
        };
      }),
    },
  });

/** The id of the mentioned member (WID-084). */
async function idOf(client: Client, username: string, signal: AbortSignal): Promise<string> {
  const members = await client.call(suggestMembers, {
    query: { q: username, limit: SUGGESTIONS },
    signal,
  });
  const wanted = username.toLowerCase();
  const member = members.find((one) => one.username?.toLowerCase() === wanted);
  if (!member) throw new ApiError('refused', { status: 404 });
  return member.id;
}
