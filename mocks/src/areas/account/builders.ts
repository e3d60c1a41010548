import type { Member, User } from '@saudagar/contract';
import { avatarUrls } from '../../core/pictures.ts';

/** A signed-in user. Stable: the same overrides give the same user. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: 'member-1',
    full_name: 'Siti Rahmawati',
    username: 'siti.rahmawati',
    email: 'siti@batikparang.example',
    role: 'user',
    profile_image: null,
    company_name: 'Batik Parang Kencana',
    location: 'Yogyakarta',
    industry_tags: ['textile', 'fashion'],
    connections_count: 48,
    is_verified: true,
    phone: '+62 812 3456 7890',
    photo: avatarUrls(0),
    ...overrides,
  };
}

/** What everyone may see of a user. */
export function memberOf(user: User): Member {
  const { id, full_name, username, company_name, location, role } = user;
  const { profile_image, is_verified, photo } = user;
  return {
    id,
    full_name,
    username,
    company_name: company_name ?? null,
    location: location ?? null,
    role,
    profile_image: profile_image ?? null,
    is_verified,
    photo: photo ?? null,
  };
}

/** The author of a post or comment. */
export function buildMember(overrides: Partial<Member> = {}): Member {
  return { ...memberOf(buildUser()), ...overrides };
}
