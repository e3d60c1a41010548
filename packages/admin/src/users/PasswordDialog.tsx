import type { ManagedUser } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { Button, copyText, Dialog, formatMoment, InlineMessage, zoneName } from '@saudagar/ui';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import type { TemporaryPassword } from './resetUserPasswordFlow.ts';
import { useTexts } from './texts.ts';

interface PasswordDialogProps {
  user: ManagedUser;
  password: TemporaryPassword;
  onClose: () => void;
}

/** The temporary password, for copying (ADM-339–344); a click outside does not close it. */
export function PasswordDialog({ user, password, onClose }: PasswordDialogProps) {
  const { t, lazy, locale } = useTexts();
  const { notifier } = usePortal();
  const container = useRef<HTMLDivElement>(null);
  const [isUncopied, setIsUncopied] = useState(false);
  const { temporary_password, expires_at } = password;
  const copy = async () => {
    if (!container.current) return;
    const isCopied = await copyText(temporary_password, container.current);
    setIsUncopied(!isCopied);
    if (isCopied) notifier.success(lazy('password.copied'));
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      size="small"
      title={t('password.title')}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('password.close')}</Button>
          <Button variant="primary" icon={<Copy />} onPress={() => void copy()}>
            {t('password.copy')}
          </Button>
        </>
      }
    >
      <div ref={container} className="sg-managed-password">
        <p>{t('password.for', { name: user.full_name })}</p>
        <output className="sg-managed-password-text" aria-label={t('password.label')}>
          {temporary_password}
        </output>
        {isUncopied && <InlineMessage kind="error">{t('password.uncopied')}</InlineMessage>}
        <p>
          {t('password.expires')}{' '}
          {expires_at && t('password.until', { moment: untilOf(expires_at) })}
        </p>
        <p>{t('password.change')}</p>
      </div>
    </Dialog>
  );

  function untilOf(moment: string) {
    const date = new Date(moment);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return `${formatMoment(date, locale)}\u00a0${zoneName(timeZone, locale, date)}`;
  }
}
