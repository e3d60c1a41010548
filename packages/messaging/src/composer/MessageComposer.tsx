import { MESSAGE_MAX_LENGTH } from '@saudagar/contract';
import { ChosenFiles, useOfferedFiles } from '@saudagar/files';
import { useEmitted, usePersistentActor } from '@saudagar/portal';
import {
  FileTrigger,
  hasTouch,
  IconButton,
  InlineMessage,
  loadable,
  OnDemand,
  useOnDemand,
  useRestoreFocus,
  VisuallyHidden,
} from '@saudagar/ui';
import { EnterHint, useSuggestions, WritingArea } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Paperclip from 'lucide-react/icons/paperclip';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { memo, useEffect, useRef } from 'react';
import { useTexts } from '../texts.ts';
import { provideMessageComposer } from './messageComposerActors.ts';
import { messageComposerKey } from './messageComposerMachine.ts';
import { ACCEPTED_FILES } from './messageFiles.ts';

const replyStrip = loadable(async () => (await import('../replies/ReplyStrip.tsx')).ReplyStrip);
const replaceDialog = loadable(async () => (await import('./ReplaceDialog.tsx')).ReplaceDialog);
const templateList = loadable(async () => (await import('./TemplateList.tsx')).TemplateList);

interface MessageComposerProps {
  conversationId: string;
  /** True when the composer takes focus, as in a new conversation. */
  takesFocus: boolean;
  /** Called with true while the member types and false when they stop. */
  onTyping: (isTyping: boolean) => void;
}

/** Remaining characters from which the counter shows. */
const NEAR = 500;

/** Composer of a message (MSG-037–052): Enter sends, Shift+Enter inserts a line break. */
export const MessageComposer = memo(function MessageComposer(props: MessageComposerProps) {
  const { conversationId, takesFocus, onTyping } = props;
  const { t } = useTexts();
  const actor = usePersistentActor(messageComposerKey(conversationId), provideMessageComposer, {
    conversationId,
  });
  const area = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const suggestions = useSuggestions();
  const text = useSelector(actor, ({ context }) => context.text);
  const files = useSelector(actor, ({ context }) => context.files);
  const replyTo = useSelector(actor, ({ context }) => context.replyTo);
  const refusals = useSelector(actor, ({ context }) => context.refusals);
  const isTooLong = useSelector(actor, (snapshot) => snapshot.matches('tooLong'));
  const isWaiting = useSelector(actor, (snapshot) => snapshot.matches('waiting'));
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const left = MESSAGE_MAX_LENGTH - text.trim().length;
  const { isOpen, close, openerProps } = useOnDemand(templateList, { popup: 'menu' });

  // The confirmation opens as soon as a template is chosen.
  useEffect(() => {
    if (isOpen) void replaceDialog.load();
  }, [isOpen]);
  // After the confirmation focus goes to the text area, since the template button unmounted.
  useRestoreFocus(isAsking, () => area.current);
  useEffect(() => {
    // An on-screen keyboard would cover the messages.
    if (takesFocus && !hasTouch()) area.current?.focus();
  }, [takesFocus]);

  useEmitted(actor, 'reply.begun', () => area.current?.focus());
  const cancelReply = () => {
    actor.send({ type: 'reply.cancelled' });
    area.current?.focus();
  };

  const addFiles = (added: File[]) => {
    actor.send({ type: 'files.added', files: added });
    area.current?.focus();
  };
  const offered = useOfferedFiles(addFiles);

  const submit = () => {
    actor.send({ type: 'message.submitted' });
    onTyping(false);
    area.current?.focus();
  };
  const choose = (template: string | null) => {
    close();
    if (template !== null) actor.send({ type: 'template.chosen', text: template });
    if (!actor.getSnapshot().matches('asking')) area.current?.focus();
  };

  return (
    <div
      className="sg-messages-composer"
      data-offered={offered.isOver || undefined}
      {...offered.handlers}
    >
      {replyTo && (
        <OnDemand part={replyStrip}>
          <replyStrip.View quoted={replyTo} onCancel={cancelReply} />
        </OnDemand>
      )}
      {refusals.length > 0 && (
        <InlineMessage kind="error">
          {refusals.map(({ reason, ...values }) => (
            <span key={`${reason} ${JSON.stringify(values)}`} className="sg-messages-refusal">
              {t(`composer.file.${reason}`, values)}
            </span>
          ))}
        </InlineMessage>
      )}
      {files.length > 0 && (
        <ChosenFiles
          aria-label={t('composer.files')}
          files={files.map((file, key) => ({ key, file }))}
          onRemove={(index) => {
            actor.send({ type: 'file.removed', at: index });
            // The list unmounts with its last file, and would take focus with it.
            if (files.length === 1) area.current?.focus();
          }}
        />
      )}
      <div className="sg-messages-write">
        <IconButton {...openerProps} ref={opener} aria-label={t('template.open')}>
          <MessageSquareText />
        </IconButton>
        <FileTrigger
          acceptedFileTypes={ACCEPTED_FILES}
          allowsMultiple
          onSelect={(chosen) => addFiles(Array.from(chosen ?? []))}
        >
          <IconButton aria-label={t('composer.attach')}>
            <Paperclip />
          </IconButton>
        </FileTrigger>
        <WritingArea
          className="sg-messages-text"
          aria-label={t('composer.label')}
          placeholder={t('composer.placeholder')}
          rows={1}
          hasToolbar={false}
          areaRef={area}
          suggestions={suggestions}
          value={text}
          onChange={(value) => {
            actor.send({ type: 'text.changed', text: value });
            onTyping(value.trim() !== '');
          }}
          counter={left >= 0 && left < NEAR && t('composer.remaining', { count: left })}
          errorMessage={
            left < 0 &&
            (isTooLong
              ? t('composer.tooLong', { limit: MESSAGE_MAX_LENGTH })
              : t('composer.over', { count: -left }))
          }
          onSubmit={submit}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && replyTo) cancelReply();
          }}
        />
        <IconButton
          variant="primary"
          aria-label={t('composer.send')}
          isPending={isWaiting}
          onPress={submit}
        >
          <SendHorizontal />
        </IconButton>
      </div>
      <EnterHint text={text} />
      <VisuallyHidden role="status">{isWaiting && t('composer.waiting')}</VisuallyHidden>
      {isOpen && <templateList.View anchor={opener} onClose={choose} />}
      {isAsking && (
        <OnDemand part={replaceDialog}>
          <replaceDialog.View
            onConfirm={() => actor.send({ type: 'template.confirmed' })}
            onCancel={() => actor.send({ type: 'template.declined' })}
          />
        </OnDemand>
      )}
    </div>
  );
});
