import type { KeptAway } from '@saudagar/contract';
import { type KeptAwayBy, MemberAvatar } from '@saudagar/portal';
import { Button, RelativeTime } from '@saudagar/ui';
import { useId, useRef } from 'react';
import { useActs } from '../acting/useActs.ts';
import { useTexts } from '../texts.ts';

interface KeptAwayListProps {
  way: KeptAwayBy;
  members: readonly KeptAway[];
}

/** Members who are kept away in one way, each to be let back. */
export function KeptAwayList({ way, members }: KeptAwayListProps) {
  const { t } = useTexts();
  const { letBack } = useActs();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isBlock = way === 'block';
  return (
    <section ref={section} className="sg-peace-list" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className="sg-peace-title">
        {t(isBlock ? 'list.blocked' : 'list.muted')}
      </h3>
      <p className="sg-peace-text">{t(isBlock ? 'list.blockedText' : 'list.mutedText')}</p>
      {members.length === 0 && (
        <p className="sg-peace-none">{t(isBlock ? 'list.noneBlocked' : 'list.noneMuted')}</p>
      )}
      {members.length > 0 && (
        <ul className="sg-peace-members">
          {members.map(({ user, since }) => {
            const name = user.full_name?.trim() || t('unknown');
            return (
              <li key={user.id}>
                <MemberAvatar member={user} size="small" verified />
                <span className="sg-peace-who">
                  <span className="sg-peace-name">{name}</span>
                  <RelativeTime date={since} />
                </span>
                <Button
                  size="small"
                  aria-label={t(`${way}.undo`, { name })}
                  onPress={() => {
                    // The row goes once it is done.
                    section.current?.focus({ preventScroll: true });
                    letBack(user, way);
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
