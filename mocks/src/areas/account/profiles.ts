import {
  type BusinessProfile,
  normalizedEntries,
  type Page,
  type Post,
  PROFILE_COUNT_MAX,
  PROFILE_GROUPS_MAX,
  PROFILE_POSTS,
  type Profile,
  type ProfileChange,
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

/** The submitted fields, null where they are cleared. */
const sentOf = (fields: Partial<Record<string, string | number | null | undefined>>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value || null]),
  );

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

  /** Changes the submitted fields of a business and its owner (ACCT-099, ACCT-100, ACCT-140). */
  save(owner: User, change: ProfileChange): { profile: BusinessProfile; user: User } {
    if ((change.founded_year ?? 0) > new Date(NOW).getUTCFullYear())
      throw new Refusal(400, 'futureYear', { field: 'founded_year' });
    const { specialties, certifications, ...texts } = change;
    const { full_name, company_name, location, phone, industry_tags, ...business } = texts;
    this.#community.accounts.update(owner.id, {
      ...(full_name !== undefined && { full_name }),
      ...sentOf({ company_name, location, phone }),
      ...(industry_tags !== undefined && { industry_tags: [...new Set(industry_tags ?? [])] }),
    });
    this.add(owner.id, {
      ...this.#businesses.get(owner.id),
      ...sentOf(business),
      ...(specialties !== undefined && { specialties: normalizedEntries(specialties ?? []) }),
      ...(certifications !== undefined && {
        certifications: normalizedEntries(certifications ?? []),
      }),
    });
    this.#community.events.publish(owner.id, { type: 'account' });
    const user = this.#community.accounts.find(owner.id) ?? owner;
    return { profile: this.#business(user), user };
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
