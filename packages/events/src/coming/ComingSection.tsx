import type { Event } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { MemberAvatar, useViewActor } from '@saudagar/portal';
import { formatNumber, MemberLink, SkeletonText } from '@saudagar/ui';
import { useId } from 'react';
import { provideComing } from './comingFlow.ts';
import { useTexts } from './texts.ts';

interface ComingSectionProps {
  event: Event;
  /** Level of its heading. */
  level: 2 | 3;
}

/** Number of people who come, and those who let members see it (EVT-350). */
export function ComingSection({
  event: { id, current_attendees: count },
  level,
}: ComingSectionProps) {
  const { t, locale } = useTexts();
  const titleId = useId();
  const Heading = `h${level}` as const;
  const actor = useViewActor(provideComing, { query: { id } });
  return (
    <section className="sg-event-section" aria-labelledby={titleId}>
      <Heading id={titleId} className="sg-event-section-title">
        {t('title', { count, number: formatNumber(count, locale) })}
      </Heading>
      <ListView
        actor={actor}
        aria-label={t('list')}
        idOf={(member) => member.id}
        layout="grid"
        skeleton={<SkeletonText lines={1} />}
        empty={<p className="sg-event-note">{t('nobody')}</p>}
      >
        {(member) => (
          <div className="sg-event-organizer">
            <MemberAvatar member={member} size="small" isLink />
            <MemberLink memberId={member.id}>
              {member.full_name?.trim() || member.username || t('unnamed')}
            </MemberLink>
          </div>
        )}
      </ListView>
    </section>
  );
}
