import { useTexts } from '../texts/useTexts.ts';
import { RelativeTime } from './RelativeTime.tsx';

/** Props of {@link KeptNotice}. */
export interface KeptNoticeProps {
  /** Since when this device has kept what is shown, as an ISO timestamp; null shows nothing. */
  at: string | null;
}

/** The age of what this device kept, above what it shows: it moves nothing as it comes and goes. */
export function KeptNotice({ at }: KeptNoticeProps) {
  const { t } = useTexts();
  if (at === null) return null;
  return (
    <div className="sg-kept">
      <p className="sg-kept-age" role="status">
        {t('updated')} <RelativeTime date={at} />
      </p>
    </div>
  );
}
