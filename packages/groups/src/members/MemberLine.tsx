import type { Member } from '@saudagar/contract';
import { MemberLink } from '@saudagar/ui';
import { Person, useMemberName } from '@saudagar/writing';

interface MemberLineProps {
  member: Member;
  /** Displayed name. @default the member's own name */
  name?: string | undefined;
}

/** A member in a list, linked to their profile if the host has profiles. */
export function MemberLine({ member, name }: MemberLineProps) {
  const nameOf = useMemberName();
  return (
    <MemberLink memberId={member.id} className="sg-person sg-group-person">
      <Person member={member} name={name ?? nameOf(member)} />
    </MemberLink>
  );
}
