import type { Member, Tender } from '@saudagar/contract';

/** The poster's account; null once it is deleted and only the name remains. */
export function posterOf({
  posted_by_user: poster,
}: Pick<Tender, 'posted_by_user'>): Member | null {
  return poster?.id ? { ...poster, id: poster.id } : null;
}

/** Returns true when a tender is the member's own. */
export const isOwn = (
  tender: Pick<Tender, 'posted_by_user'>,
  user: { readonly id: string } | null,
): boolean => user !== null && tender.posted_by_user?.id === user.id;
