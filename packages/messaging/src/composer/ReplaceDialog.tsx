import { ConfirmDialog } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

interface ReplaceDialogProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a template replaces what was written. */
export function ReplaceDialog({ onConfirm, onCancel }: ReplaceDialogProps) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      isOpen
      title={t('template.replaceTitle')}
      confirmLabel={t('template.replace')}
      cancelLabel={t('template.keep')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('template.replaceText')}</p>
    </ConfirmDialog>
  );
}
