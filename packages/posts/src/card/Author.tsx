import type { Member } from '@saudagar/contract';
import { MemberLink } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

interface AuthorProps {
  /** Id of the element, for labels that refer to the author. */
  id: string;
  member: Member | null | undefined;
}

/** An author's name (FEED-086, FEED-087), linked to their profile if the host has one. */
export function Author({ id, member }: AuthorProps) {
  const { t } = useTexts();
  const name = member?.full_name?.trim() || t('post.unknown');
  return (
    <MemberLink id={id} memberId={member?.id} className="sg-post-author">
      {name}
    </MemberLink>
  );
}
