import { Button, loadable, useOnDemand } from '@saudagar/ui';
import Plus from 'lucide-react/icons/plus';
import { useTexts } from './texts.ts';
import { useIsMember } from './useIsMember.ts';

const createEventDialog = loadable(
  async () => (await import('./form/formDialogs.ts')).CreateEventDialog,
);

/** Opens the dialog that creates an event (EVT-002, EVT-013). */
export function CreateEvent() {
  const { t } = useTexts();
  const isMember = useIsMember();
  const { isOpen, close, openerProps } = useOnDemand(createEventDialog);
  if (!isMember) return null;
  return (
    <>
      <Button {...openerProps} variant="primary" size="compact" icon={<Plus />}>
        {t('manage.create')}
      </Button>
      {isOpen && <createEventDialog.View onClose={close} />}
    </>
  );
}
