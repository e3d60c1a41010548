import type { Member } from '@saudagar/contract';
import { PlainButton } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

interface AuthorProps {
  /** Id of the element, for what is named after the author. */
  id: string;
  member: Member | null | undefined;
  onMember?: ((member: Member) => void) | undefined;
}

/** An author's name (FEED-086, FEED-087): a button where the host opens profiles. */
export function Author({ id, member, onMember }: AuthorProps) {
  const { t } = useTexts();
  const name = member?.full_name?.trim() || t('post.unknown');
  if (!member || !onMember) {
    return (
      <span id={id} className="sg-post-author">
        {name}
      </span>
    );
  }
  return (
    <PlainButton
      id={id}
      className="sg-post-author sg-post-author-link"
      onPress={() => onMember(member)}
    >
      {name}
    </PlainButton>
  );
}
