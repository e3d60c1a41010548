import type { Member } from '@saudagar/contract';
import { MemberAvatar } from '@saudagar/portal';
import { SkeletonAvatar, SkeletonText, VisuallyHidden } from '@saudagar/ui';
import { useTexts } from './texts.ts';

interface PersonProps {
  member: Member;
  /** What they are called here. */
  name: string;
}

/** A member in a list: the picture, the name, and who they are in trade. */
export function Person({ member, name }: PersonProps) {
  const facts = [member.company_name?.trim(), member.username && `@${member.username}`];
  return (
    <>
      <MemberAvatar member={member} verified />
      <span className="sg-person-texts">
        <span className="sg-person-name">{name}</span>
        <span className="sg-person-note">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}

const PLACES = ['first', 'second', 'third', 'fourth'];

/** Members that are on their way. */
export function LoadingPeople() {
  const { t } = useTexts();
  return (
    <div>
      <VisuallyHidden role="status">{t('gather.loading')}</VisuallyHidden>
      {PLACES.map((place) => (
        <div key={place} className="sg-person">
          <SkeletonAvatar />
          <SkeletonText lines={2} className="sg-person-texts" />
        </div>
      ))}
    </div>
  );
}
