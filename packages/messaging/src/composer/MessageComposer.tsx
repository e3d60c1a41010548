import { MESSAGE_MAX_LENGTH } from '@saudagar/contract';
import { ChosenFiles } from '@saudagar/files';
import { usePersistentActor } from '@saudagar/portal';
import {
  FileTrigger,
  hasTouch,
  IconButton,
  InlineMessage,
  isComposing,
  loadable,
  OnDemand,
  useOnDemand,
  useRestoreFocus,
} from '@saudagar/ui';
import { useSuggestions, WritingArea } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Paperclip from 'lucide-react/icons/paperclip';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { memo, useEffect, useRef } from 'react';
import { useTexts } from '../texts.ts';
import { provideMessageComposer } from './messageComposerActors.ts';
import { messageComposerKey } from './messageComposerMachine.ts';
import { ACCEPTED_FILES } from './messageFiles.ts';

const replaceDialog = loadable(async () => (await import('./ReplaceDialog.tsx')).ReplaceDialog);
const templateList = loadable(async () => (await import('./TemplateList.tsx')).TemplateList);

interface MessageComposerProps {
  roomId: string;
  /** Whether focus goes to it: a conversation was begun to be written in. */
  takesFocus: boolean;
  /** Told while its member writes, and when they no longer do. */
  onTyping: (isTyping: boolean) => void;
}

/** Characters left from which on they are counted. */
const NEAR = 500;

/** Where a message is written (MSG-037–052): Enter sends it, Shift+Enter begins a line. */
export const MessageComposer = memo(function MessageComposer(props: MessageComposerProps) {
  const { roomId, takesFocus, onTyping } = props;
  const { t } = useTexts();
  const box = usePersistentActor(messageComposerKey(roomId), provideMessageComposer, { roomId });
  const area = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const suggestions = useSuggestions();
  const text = useSelector(box, ({ context }) => context.text);
  const files = useSelector(box, ({ context }) => context.files);
  const refusals = useSelector(box, ({ context }) => context.refusals);
  const isTooLong = useSelector(box, (snapshot) => snapshot.matches('tooLong'));
  const isAsking = useSelector(box, (snapshot) => snapshot.matches('asking'));
  const left = MESSAGE_MAX_LENGTH - text.trim().length;
  const { isOpen, close, openerProps } = useOnDemand(templateList, { popup: 'menu' });

  // It asks as soon as a template is chosen.
  useEffect(() => {
    if (isOpen) void replaceDialog.load();
  }, [isOpen]);
  // Whatever is answered, one goes on writing: the template's button, which asked, is gone.
  useRestoreFocus(isAsking, () => area.current);
  useEffect(() => {
    // A keyboard on the screen would hide what is read.
    if (takesFocus && !hasTouch()) area.current?.focus();
  }, [takesFocus]);

  const submit = () => {
    box.send({ type: 'message.submitted' });
    onTyping(false);
    area.current?.focus();
  };
  const choose = (template: string | null) => {
    close();
    if (template !== null) box.send({ type: 'template.chosen', text: template });
    if (!box.getSnapshot().matches('asking')) area.current?.focus();
  };

  return (
    <div className="sg-messages-composer">
      {refusals.length > 0 && (
        <InlineMessage kind="error">
          {refusals.map(({ reason, ...values }) => (
            <span key={`${reason} ${JSON.stringify(values)}`} className="sg-messages-refusal">
              {t(`box.file.${reason}`, values)}
            </span>
          ))}
        </InlineMessage>
      )}
      {files.length > 0 && (
        <ChosenFiles
          aria-label={t('box.files')}
          files={files.map((file, key) => ({ key, file }))}
          onRemove={(at) => {
            box.send({ type: 'file.removed', at });
            // The list goes with its last file, and focus would go with it.
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
          onSelect={(chosen) => {
            box.send({ type: 'files.added', files: Array.from(chosen ?? []) });
            area.current?.focus();
          }}
        >
          <IconButton aria-label={t('box.attach')}>
            <Paperclip />
          </IconButton>
        </FileTrigger>
        <WritingArea
          className="sg-messages-text"
          aria-label={t('box.label')}
          placeholder={t('box.placeholder')}
          rows={1}
          hasToolbar={false}
          areaRef={area}
          suggestions={suggestions}
          value={text}
          onChange={(value) => {
            box.send({ type: 'text.changed', text: value });
            onTyping(value.trim() !== '');
          }}
          counter={left >= 0 && left < NEAR && t('box.remaining', { count: left })}
          errorMessage={
            left < 0 &&
            (isTooLong
              ? t('box.tooLong', { limit: MESSAGE_MAX_LENGTH })
              : t('box.over', { count: -left }))
          }
          onKeyDown={(event) => {
            // While characters are being composed, Enter chooses among them.
            if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
            if (hasTouch()) return;
            event.preventDefault();
            submit();
          }}
        />
        <IconButton variant="primary" aria-label={t('box.send')} onPress={submit}>
          <SendHorizontal />
        </IconButton>
      </div>
      {isOpen && <templateList.View anchor={opener} onClose={choose} />}
      {isAsking && (
        <OnDemand part={replaceDialog}>
          <replaceDialog.View
            onConfirm={() => box.send({ type: 'template.confirmed' })}
            onCancel={() => box.send({ type: 'template.declined' })}
          />
        </OnDemand>
      )}
    </div>
  );
});
