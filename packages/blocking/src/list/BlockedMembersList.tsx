import type { Restriction } from '@saudagar/contract';
import { MemberAvatar, type RestrictionKind } from '@saudagar/portal';
import { Button, RelativeTime } from '@saudagar/ui';
import { useId, useRef } from 'react';
import { useRestrictions } from '../restricting/useRestrictions.ts';
import { useTexts } from '../texts.ts';

interface BlockedMembersListProps {
  kind: RestrictionKind;
  members: readonly Restriction[];
}

/** Blocked or muted members, each with a button that undoes it. */
export function BlockedMembersList({ kind, members }: BlockedMembersListProps) {
  const { t } = useTexts();
  const { unrestrict } = useRestrictions();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isBlock = kind === 'block';
  return (
    <section ref={section} className="sg-blocking-list" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className="sg-blocking-title">
        {t(isBlock ? 'list.blocked' : 'list.muted')}
      </h3>
      <p className="sg-blocking-text">{t(isBlock ? 'list.blockedText' : 'list.mutedText')}</p>
      {members.length === 0 && (
        <p className="sg-blocking-none">{t(isBlock ? 'list.noneBlocked' : 'list.noneMuted')}</p>
      )}
      {members.length > 0 && (
        <ul className="sg-blocking-members">
          {members.map(({ user, since }) => {
            const name = user.full_name?.trim() || t('unknown');
            return (
              <li key={user.id}>
                <MemberAvatar member={user} size="small" verified />
                <span className="sg-blocking-member">
                  <span className="sg-blocking-name">{name}</span>
                  <RelativeTime date={since} />
                </span>
                <Button
                  size="small"
                  aria-label={t(`${kind}.undo`, { name })}
                  onPress={() => {
                    // The row goes once it is done.
                    section.current?.focus({ preventScroll: true });
                    unrestrict(user, kind);
                  }}
                >
                  {t(isBlock ? 'list.unblock' : 'list.unmute')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
