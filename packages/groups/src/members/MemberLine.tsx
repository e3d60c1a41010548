import type { Member } from '@saudagar/contract';
import { MemberLink } from '@saudagar/ui';
import { Person, useMemberName } from '@saudagar/writing';

/** Callback for a member's name; plain text without it. */
export interface MemberLinks {
  onMember?: ((member: Member) => void) | undefined;
}

interface MemberLineProps extends MemberLinks {
  member: Member;
  /** Displayed name. @default the member's own name */
  name?: string;
}

/** A member in a list, linked to their profile if the host opens profiles. */
export function MemberLine({ member, name, onMember }: MemberLineProps) {
  const nameOf = useMemberName();
  return (
    <MemberLink
      memberId={member.id}
      onPress={onMember && (() => onMember(member))}
      className="sg-person sg-group-person"
    >
      <Person member={member} name={name ?? nameOf(member)} />
    </MemberLink>
  );
}
