import type { Flag } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { Button, useLocale, useNow } from '@saudagar/ui';
import { useState } from 'react';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useTexts } from './texts.ts';

/** Restoration of removed content: offered to admins while there is time, its end to moderators. */
export function Restore({ flag }: { flag: Flag }) {
  const { t } = useTexts();
  const locale = useLocale();
  const user = useUser();
  const now = useNow();
  const [isAsked, setIsAsked] = useState(false);
  const { restore_until: until, restored_at, content, is_own_report } = flag;
  if (restored_at) return <p className="sg-admin-plain sg-admin-soft">{t('restore.was')}</p>;
  if (!until || Date.parse(until) <= now) return null;
  const isOwn = is_own_report || content?.author?.id === user?.id;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(until));
  const isOffered = user?.role === 'admin' && !isOwn;
  return (
    <div className="sg-admin-acts">
      {isOffered && (
        <Button size="small" onPress={() => setIsAsked(true)}>
          {t('restore.action')}
        </Button>
      )}
      <p className="sg-admin-plain sg-admin-soft">
        {t(isOffered ? 'restore.until' : 'restore.byAdmin', { date })}
      </p>
      {isAsked && <RestoreDialog flag={flag} onClose={() => setIsAsked(false)} />}
    </div>
  );
}
