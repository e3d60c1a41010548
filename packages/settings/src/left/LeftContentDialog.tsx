import type { LeftContent } from '@saudagar/contract';
import { ConfirmCommand, ListView } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal, useViewActor } from '@saudagar/portal';
import { Button, Dialog, formatMoment, MemberText, SkeletonText } from '@saudagar/ui';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { provideDeleteLeft } from './deleteLeftFlow.ts';
import { provideLeftContent } from './leftContentFlow.ts';

interface LeftContentDialogProps {
  /** Called when the dialog should close. */
  onClose: () => void;
}

/** Lists what the member wrote where they no longer read, to delete it. */
// GRP-155
export function LeftContentDialog({ onClose }: LeftContentDialogProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideLeftContent, { query: null });
  const [asked, setAsked] = useState<LeftContent | null>(null);
  const forget = (deleted: LeftContent) =>
    actor.send({
      type: 'items.changed',
      change: (items) => items.filter(({ id }) => id !== deleted.id),
    });
  return (
    <Dialog title={t('left.title')} isOpen onOpenChange={onClose}>
      <ListView
        actor={actor}
        aria-label={t('left.list')}
        idOf={({ id }) => id}
        skeleton={<SkeletonText lines={2} />}
        skeletons={2}
        failureTitle={t('left.failed')}
        empty={<p className="sg-settings-text">{t('left.none')}</p>}
      >
        {(content) => <LeftContentRow content={content} onDelete={() => setAsked(content)} />}
      </ListView>
      {asked && (
        <DeleteLeft content={asked} onDone={() => forget(asked)} onClose={() => setAsked(null)} />
      )}
    </Dialog>
  );
}

function LeftContentRow({ content, onDelete }: { content: LeftContent; onDelete: () => void }) {
  const { t, locale } = useTexts();
  const { type, group } = content;
  const moment = formatMoment(new Date(content.created_at), locale);
  const place = group ? t(`left.${type}In`, { group: group.name }) : t(`left.${type}`);
  return (
    <div className="sg-settings-device">
      <div className="sg-settings-details">
        <p className="sg-settings-name">{place}</p>
        {content.content && <MemberText className="sg-settings-left">{content.content}</MemberText>}
        <p className="sg-settings-text">{moment}</p>
      </div>
      <Button aria-label={t('left.deleteNamed', { place, moment })} onPress={onDelete}>
        {t('left.delete')}
      </Button>
    </div>
  );
}

interface DeleteLeftProps {
  content: LeftContent;
  /** Called after the deletion. */
  onDone: () => void;
  onClose: () => void;
}

function DeleteLeft({ content, onDone, onClose }: DeleteLeftProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`settings.left.${content.id}`, provideDeleteLeft, {
    input: content,
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('left.deleted'));
    onDone();
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      title={t('left.question')}
      confirmLabel={t('left.delete')}
      variant="danger"
      failureTitle={t('left.deleteFailed')}
      onCancel={onClose}
    >
      {t(content.type === 'post' ? 'left.postText' : 'left.commentText')}
    </ConfirmCommand>
  );
}
