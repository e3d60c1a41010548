import { Button, loadable, useOnDemand } from '@saudagar/ui';
import Plus from 'lucide-react/icons/plus';
import { useTexts } from './texts.ts';
import { useIsMember } from './useIsMember.ts';

const postTenderDialog = loadable(
  async () => (await import('./form/formDialogs.ts')).PostTenderDialog,
);

/** Opens the dialog in which a member posts a tender (TND-001, TND-008). */
export function PostTender() {
  const { t } = useTexts();
  const isMember = useIsMember();
  const { isOpen, close, openerProps } = useOnDemand(postTenderDialog);
  if (!isMember) return null;
  return (
    <>
      <Button {...openerProps} variant="primary" size="compact" icon={<Plus />}>
        {t('post')}
      </Button>
      {isOpen && <postTenderDialog.View onClose={close} />}
    </>
  );
}
