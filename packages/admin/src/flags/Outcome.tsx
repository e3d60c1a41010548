import type { Flag } from '@saudagar/contract';
import { Badge, RelativeTime } from '@saudagar/ui';
import { Restore } from './Restore.tsx';
import { useTexts } from './texts.ts';
import { useWords } from './useWords.ts';

/** The decision with its moderator, time and notes, and the way back of a removal. */
export function Outcome({ flag }: { flag: Flag }) {
  const { outcome, notes, reviewer, reviewed_at } = flag;
  const { t } = useTexts();
  const words = useWords();
  return (
    <div className="sg-admin-outcome">
      <p className="sg-admin-plain sg-admin-line">
        {outcome && (
          <Badge tone={outcome === 'removed' ? 'danger' : 'success'}>
            {words.outcome(outcome)}
          </Badge>
        )}
        <span className="sg-admin-soft">{reviewer?.full_name ?? t('somebody')}</span>
        {reviewed_at && <RelativeTime className="sg-admin-soft" date={reviewed_at} />}
      </p>
      {notes && <p className="sg-admin-plain">{notes}</p>}
      <Restore flag={flag} />
    </div>
  );
}
