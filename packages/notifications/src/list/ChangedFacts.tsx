import type { NoticeChanges, NoticeFacts } from '@saudagar/contract';
import { noticeTime } from '@saudagar/contract/notifications';
import { useTexts } from '../texts.ts';

/** Changed facts of a notification, each from its value before to the one after. */
export function ChangedFacts({ changes: { title, time, place } }: { changes: NoticeChanges }) {
  const { t, locale } = useTexts();
  const facts = {
    title,
    time: time && {
      before: noticeTime(time.before, locale),
      after: noticeTime(time.after, locale),
    },
    place,
  };
  return (['title', 'time', 'place'] as const).map((fact) => {
    const sides = facts[fact];
    if (!sides || sides.before === sides.after) return null;
    return (
      <p key={fact} className="sg-notification-note">
        {t(`changes.${fact}`)}: {t('changes.sides', sides)}
      </p>
    );
  });
}

/** Time and place of the event that a notification reminds of. */
export function ReminderFacts({ facts: { time, place } }: { facts: NoticeFacts }) {
  const { locale } = useTexts();
  return [noticeTime(time, locale), place].map((fact) => (
    <p key={fact} className="sg-notification-note">
      {fact}
    </p>
  ));
}
