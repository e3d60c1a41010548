import {
  type BusinessProfile,
  type BusinessProfileChange,
  normalizedEntries,
  type Page,
  type Post,
  PROFILE_COUNT_MAX,
  PROFILE_GROUPS_MAX,
  PROFILE_POSTS,
  type Profile,
  type User,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import type { PageAsked } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';

type Business = Omit<BusinessProfile, 'profile_image' | 'photo'>;

const NOTHING: Business = {
  business_name: null,
  business_description: null,
  industry: null,
  founded_year: null,
  employee_count: null,
  website: null,
  business_email: null,
  business_phone: null,
  address: null,
  specialties: [],
  certifications: [],
};

/** Business profiles and profile pages of members. */
export class Profiles {
  #community: Community;
  #businesses = new Map<string, Business>();

  constructor(community: Community) {
    this.#community = community;
  }

  /** Adds a business unchanged. */
  add(memberId: string, business: Partial<Business>): void {
    this.#businesses.set(memberId, { ...NOTHING, ...business });
  }

  /** Changes the submitted fields of a business (ACCT-099, ACCT-100). */
  save(owner: User, change: BusinessProfileChange): BusinessProfile {
    if ((change.founded_year ?? 0) > new Date(NOW).getUTCFullYear())
      throw new Refusal(400, 'futureYear', { field: 'founded_year' });
    const { specialties, certifications, ...fields } = change;
    const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
    this.add(owner.id, {
      ...this.#businesses.get(owner.id),
      ...Object.fromEntries(sent.map(([name, value]) => [name, value || null])),
      ...(specialties !== undefined && { specialties: normalizedEntries(specialties ?? []) }),
      ...(certifications !== undefined && {
        certifications: normalizedEntries(certifications ?? []),
      }),
    });
    this.#community.events.publish(owner.id, { type: 'account' });
    return this.#business(owner);
  }

  /** Returns a member's profile as another sees it. @throws Refusal 404 */
  of(memberId: string, viewer: User): Profile {
    const user = this.#seen(memberId, viewer);
    const { connections, groups, posts } = this.#community;
    const shared = groups.ofMember(user.id, viewer.id);
    const activity = posts.listBy(user.id, viewer.id, { limit: PROFILE_COUNT_MAX }).items;
    return {
      profile: this.#business(user),
      stats: {
        posts_count: activity.length,
        followers_count: user.connections_count,
        following_count: user.connections_count,
        groups_count: shared.length,
      },
      user_groups: shared.slice(0, PROFILE_GROUPS_MAX),
      user_activity: activity
        .slice(0, PROFILE_POSTS)
        .map(({ id, content, hashtags, likes_count, comments_count, created_at }) => ({
          id,
          content,
          hashtags,
          likes_count,
          comments_count,
          created_at,
        })),
      user: connections.person(user, viewer),
      joined_at: this.#community.accounts.joinedAt(user.id),
    };
  }

  /** Lists a member's posts visible to another. @throws Refusal 404 */
  posts(memberId: string, viewer: User, asked: PageAsked): Page<Post> {
    const { id } = this.#seen(memberId, viewer);
    return this.#community.posts.listBy(id, viewer.id, asked);
  }

  #business({ id, profile_image, photo }: User): BusinessProfile {
    const business = this.#businesses.get(id) ?? NOTHING;
    return { ...business, profile_image: profile_image ?? null, photo: photo ?? null };
  }

  #seen(id: string, viewer: User): User {
    const { accounts, blocking } = this.#community;
    const user = accounts.active().find((one) => one.id === id);
    if (!user || blocking.hides(viewer.id, id)) throw new Refusal(404, 'memberNotFound');
    return user;
  }
}
