import {
  getMemberProfile,
  getProfile,
  listMemberPosts,
  PROFILE_POSTS,
  type Profile,
  saveProfile,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { assertVisible } from '../blocking/sight.ts';
import { toPeople } from '../network/personRows.ts';
import { toPost } from '../posts/postViews.ts';
import type { MemberRow } from './members.ts';
import { avatarUrls, toUser } from './memberView.ts';
import { countMemberPosts, readMemberGroups, readMemberPosts } from './profileReads.ts';
import { toBusiness } from './profiles.ts';

/** Routes of member profiles and their posts. */
export function profileRoutes(community: Community): Route[] {
  const { db, members, profiles, signer } = community;

  async function profileOf(member: MemberRow, viewerId: string): Promise<Profile> {
    const [business, posts_count, { groups, count }, activity, [user]] = await Promise.all([
      profiles.businessOf(member.id),
      countMemberPosts(db, member.id, viewerId),
      readMemberGroups(db, member.id, viewerId),
      readMemberPosts(db, member.id, viewerId, { limit: PROFILE_POSTS }),
      toPeople(community, [member], viewerId),
    ]);
    return {
      profile: toBusiness(business, avatarUrls(signer, member.id, member.photo_version)),
      stats: {
        posts_count,
        followers_count: member.connections_count,
        following_count: member.connections_count,
        groups_count: count,
      },
      user_groups: groups,
      user_activity: activity.items.map(
        ({ id, content, hashtags, likes_count, comments_count, created_at }) => ({
          id,
          content,
          hashtags,
          likes_count,
          comments_count,
          created_at: created_at.toISOString(),
        }),
      ),
      user,
      joined_at: member.created_at.toISOString(),
    };
  }

  return [
    memberRoute(getProfile, async ({ member }) => profileOf(member, member.id)),

    memberRoute(saveProfile, async ({ member, body }) => {
      const business = await profiles.save(member.id, body);
      const saved = (await members.find(member.id)) ?? member;
      return {
        profile: toBusiness(business, avatarUrls(signer, saved.id, saved.photo_version)),
        user: toUser(signer, saved),
      };
    }),

    memberRoute(getMemberProfile, async ({ member, params }) => {
      await assertVisible(db, member.id, params.id);
      const profileOwner = await members.find(params.id);
      if (!profileOwner) throw new Refusal(404, 'memberNotFound');
      return profileOf(profileOwner, member.id);
    }),

    memberRoute(listMemberPosts, async ({ member, params, query }) => {
      await assertVisible(db, member.id, params.id);
      const page = await readMemberPosts(db, params.id, member.id, query);
      return {
        items: page.items.map((row) => toPost(signer, row, member.id)),
        cursor: page.cursor,
      };
    }),
  ];
}
