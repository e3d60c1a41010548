import type { AvatarUrls, Member, User } from '@saudagar/contract';
import type { Signer } from '../../files/signing.ts';
import type { AuthorRow } from '../posts/postRows.ts';
import type { MemberRow } from './members.ts';

/** The signed addresses of a member's photo; null without one. */
export function avatarUrls(
  signer: Signer,
  memberId: string,
  version: string | null,
): AvatarUrls | null {
  if (version === null) return null;
  const address = (size: keyof AvatarUrls) =>
    signer.sign(`/api/users/profile/photo/${memberId}/${size}`, version);
  return { small: address('small'), medium: address('medium'), large: address('large') };
}

/** What everyone may see of a member. */
export function toMember(signer: Signer, author: AuthorRow): Member {
  const photo = avatarUrls(signer, author.id, author.photo_version);
  return {
    id: author.id,
    full_name: author.full_name,
    username: author.username,
    company_name: author.company_name,
    location: author.location,
    role: author.role,
    profile_image: photo?.large ?? null,
    is_verified: author.is_verified,
    photo,
  };
}

/** What a member sees of themself. */
export function toUser(signer: Signer, member: MemberRow): User {
  const photo = avatarUrls(signer, member.id, member.photo_version);
  return {
    id: member.id,
    full_name: member.full_name,
    username: member.username,
    email: member.email,
    role: member.role,
    profile_image: photo?.large ?? null,
    company_name: member.company_name,
    location: member.location,
    industry_tags: member.industry_tags,
    connections_count: member.connections_count,
    is_verified: member.is_verified,
    phone: member.phone,
    photo,
    ...(member.must_change_password && { must_change_password: true }),
  };
}
