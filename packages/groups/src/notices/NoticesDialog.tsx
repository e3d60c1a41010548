import { type Group, GroupNotices } from '@saudagar/contract';
import { useChoice, useDetailOr } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button, Dialog, RadioGroup } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { provideNotices } from './noticesFlow.ts';

/** Props of {@link NoticesDialog}. */
export interface NoticesDialogProps {
  group: Group;
  /** The server's value. */
  known: GroupNotices;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Selects the notices from a group; optimistic until saved (GRP-185). */
export function NoticesDialog({ group: { id, name }, known, onClose }: NoticesDialogProps) {
  const { t } = useTexts();
  const { notifier } = usePortal();
  const detailOr = useDetailOr();
  const actor = usePersistentActor(`groups.notices.${id}`, provideNotices, {
    subject: { id },
    known,
  });
  useActorResult(actor, 'choice.failed', ({ failure }, isShown) => {
    // In the dialog the reason is beside the choice.
    if (!isShown) notifier.error(detailOr(failure, t('notices.failed', { name })));
  });
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={onClose}
      title={t('notices.title', { name })}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('notices.done')}
        </Button>
      }
    >
      <RadioGroup
        {...useChoice(actor, known)}
        label={t('notices.label')}
        description={t('notices.hint')}
        options={GroupNotices.options.map((value) => ({
          id: value,
          label: t(`notices.${value}`),
          description: t(`notices.texts.${value}`),
        }))}
      />
    </Dialog>
  );
}
