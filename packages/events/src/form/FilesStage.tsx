import { useActorResult, useFailureText } from '@saudagar/portal';
import { Button, Dialog, InlineMessage, ProgressBar, Stepper } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  canRetry,
  currentTask,
  type EndedFiles,
  endedOf,
  type eventUploadsMachine,
  isOnlyUnordered,
  namesOf,
  refusedOf,
} from './eventUploadsMachine.ts';
import { useTexts } from './texts.ts';

interface FilesStageProps {
  title: string;
  actor: ActorRefFrom<typeof eventUploadsMachine>;
  /** Called with the result when all uploads end or the member closes; even after unmount. */
  onEnded: (ended: EndedFiles) => void;
  /** Called when the dialog closes; uploads continue in the background. */
  onClose: () => void;
}

/**
 * Progress of a saved event's uploads; lists missing files with Retry (EVT-153–167), and refused
 * ones with the reason.
 */
// EVT-252
export function FilesStage({ title, actor, onEnded, onClose }: FilesStageProps) {
  const { t } = useTexts();
  const tasks = useSelector(actor, ({ context }) => context.tasks);
  const share = useSelector(actor, ({ context }) => context.share);
  const isIncomplete = useSelector(actor, (snapshot) => snapshot.matches('incomplete'));
  const end = (ended: EndedFiles, isShown: boolean) => {
    onEnded(ended);
    if (isShown) onClose();
  };
  const latestEnd = useRef(end);
  useEffect(() => {
    latestEnd.current = end;
  });
  useActorResult(actor, 'files.ended', ({ ended }, isShown) => end(ended, isShown));
  useEffect(() => {
    // Small files may finish before the view mounts.
    const { status, context } = actor.getSnapshot();
    if (status === 'done') latestEnd.current(endedOf(context.tasks), true);
  }, [actor]);

  const current = currentTask(tasks);
  const index = current ? tasks.indexOf(current) : tasks.length;
  const missing = namesOf(tasks, false);
  const failureText = useFailureText();
  const leave = () => (isIncomplete ? actor.send({ type: 'files.closed' }) : onClose());
  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={false}
      onOpenChange={leave}
      footer={
        isIncomplete && (
          <Button
            variant="primary"
            onPress={() => actor.send({ type: canRetry(tasks) ? 'files.retried' : 'files.closed' })}
          >
            {t(canRetry(tasks) ? 'files.retry' : 'files.close')}
          </Button>
        )
      }
    >
      <div className="sg-event-stage">
        <Stepper
          aria-label={t('files.steps')}
          steps={[
            { id: 'event', label: t('files.event') },
            { id: 'files', label: t('files.uploads') },
          ]}
          current="files"
        />
        {current && (
          <>
            <ProgressBar
              label={t('files.running', { number: index + 1, total: tasks.length })}
              value={((index + share) / tasks.length) * 100}
            />
            {'held' in current && <p className="sg-event-file">{current.held.file.name}</p>}
          </>
        )}
        {isIncomplete && (
          <InlineMessage kind="error">
            {refusedOf(tasks).map(({ key, name, failure }) => {
              const reason = failure.detail ?? failureText(failure);
              return (
                <p key={key}>
                  {name === null
                    ? t('files.unchanged', { reason })
                    : t('files.refused', { name, reason })}
                </p>
              );
            })}
            {missing.length > 0 && t('files.missing', { names: missing.join(', ') })}
            {missing.length === 0 &&
              canRetry(tasks) &&
              t(isOnlyUnordered(tasks) ? 'files.unordered' : 'files.unremoved')}
          </InlineMessage>
        )}
      </div>
    </Dialog>
  );
}
