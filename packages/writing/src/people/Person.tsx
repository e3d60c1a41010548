import type { Member } from '@saudagar/contract';
import { MemberAvatar } from '@saudagar/portal';
import { SkeletonAvatar, SkeletonText, VisuallyHidden } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** Props of {@link Person}. */
export interface PersonProps {
  /** The member shown. */
  member: Member;
  /** Display name. @default their name, or username */
  name?: string | undefined;
}

/** A member in a list: avatar, name, company and username. */
export function Person({ member, name }: PersonProps) {
  const nameOf = useMemberName();
  const facts = [member.company_name?.trim(), member.username && `@${member.username}`];
  return (
    <>
      <MemberAvatar member={member} verified />
      <span className="sg-person-texts">
        <span className="sg-person-name">{name ?? nameOf(member)}</span>
        <span className="sg-person-note">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}

/** Returns a function that gives a member's display name. */
export function useMemberName(): (member: Member) => string {
  const { t } = useTexts();
  return ({ full_name, username }) => full_name?.trim() || username || t('people.unknown');
}

const PLACES = ['first', 'second', 'third', 'fourth'];

/** Placeholder while members load. */
export function LoadingPeople() {
  const { t } = useTexts();
  return (
    <div>
      <VisuallyHidden role="status">{t('people.loading')}</VisuallyHidden>
      {PLACES.map((index) => (
        <div key={index} className="sg-person">
          <SkeletonAvatar />
          <SkeletonText lines={2} className="sg-person-texts" />
        </div>
      ))}
    </div>
  );
}
