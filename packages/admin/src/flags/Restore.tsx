import type { Flag } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { Button, formatDate, loadable, useLocale, useNow, useOnDemand } from '@saudagar/ui';
import { useTexts } from './texts.ts';

const restoreDialog = loadable(async () => (await import('./RestoreDialog.tsx')).RestoreDialog);

/** Restoration of removed content: offered to admins while there is time, its end to moderators. */
export function Restore({ flag }: { flag: Flag }) {
  const { t } = useTexts();
  const locale = useLocale();
  const user = useUser();
  const now = useNow();
  const dialog = useOnDemand(restoreDialog);
  const { restore_until: until, restored_at, content, is_own_report } = flag;
  if (restored_at) return <p className="sg-admin-plain sg-admin-soft">{t('restore.was')}</p>;
  if (!until || Date.parse(until) <= now) return null;
  const isOwn = is_own_report || content?.author?.id === user?.id;
  const date = formatDate(new Date(until), locale, 'medium');
  const isOffered = user?.role === 'admin' && !isOwn;
  return (
    <div className="sg-admin-acts">
      {isOffered && (
        <Button size="small" {...dialog.openerProps}>
          {t('restore.action')}
        </Button>
      )}
      <p className="sg-admin-plain sg-admin-soft">
        {t(isOffered ? 'restore.until' : 'restore.byAdmin', { date })}
      </p>
      {dialog.isOpen && <restoreDialog.View flag={flag} onClose={dialog.close} />}
    </div>
  );
}
