import { POST_MAX_LENGTH } from '@saudagar/contract';
import { MemberAvatar, useUser } from '@saudagar/portal';
import {
  Button,
  FileTrigger,
  InlineMessage,
  type TextControl,
  TextField,
  VisuallyHidden,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Image from 'lucide-react/icons/image';
import Paperclip from 'lucide-react/icons/paperclip';
import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ComposerFiles } from './ComposerFiles.tsx';
import type { composerMachine } from './composerMachine.ts';
import { ACCEPTED_FILES, ACCEPTED_PHOTOS } from './postFiles.ts';
import { useTexts } from './texts.ts';

interface ComposerFormProps {
  actor: ActorRefFrom<typeof composerMachine>;
  /** Receives the text area, to focus it. */
  fieldRef: RefObject<TextControl | null>;
}

/** The expanded composer: text, files, and the way out of it. */
export function ComposerForm({ actor, fieldRef }: ComposerFormProps) {
  const { t } = useTexts();
  const user = useUser();
  const text = useSelector(actor, ({ context }) => context.text);
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const isBlank = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'blank' }));
  const isTooLong = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'tooLong' }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'failed' }));

  const addFiles = (files: FileList | null) =>
    actor.send({ type: 'files.added', files: Array.from(files ?? []) });
  // While it is sent the button stays, and with it focus; the machine takes no second press.
  const submit = () => {
    actor.send({ type: 'post.submitted' });
    if (actor.getSnapshot().hasTag('refused')) fieldRef.current?.focus();
  };

  return (
    <>
      <div className="sg-feed-form-row">
        <MemberAvatar member={user} className="sg-feed-form-avatar" />
        <TextField
          className="sg-feed-form-text"
          aria-label={t('composer.text')}
          placeholder={t('composer.prompt')}
          isMultiline
          rows={3}
          inputRef={fieldRef}
          value={text}
          onChange={(value) => actor.send({ type: 'text.changed', text: value })}
          isReadOnly={isSending}
          errorMessage={
            (isBlank && t('composer.blank')) ||
            (isTooLong && t('composer.tooLong', { limit: POST_MAX_LENGTH }))
          }
        />
      </div>
      <ComposerFiles actor={actor} />
      {hasFailed && <InlineMessage kind="error">{t('composer.failed')}</InlineMessage>}
      <div className="sg-feed-form-actions">
        <div className="sg-feed-form-attach">
          <FileTrigger acceptedFileTypes={ACCEPTED_PHOTOS} allowsMultiple onSelect={addFiles}>
            <Button variant="quiet" size="compact" icon={<Image />} isDisabled={isSending}>
              {t('composer.addPhotos')}
            </Button>
          </FileTrigger>
          <FileTrigger acceptedFileTypes={ACCEPTED_FILES} allowsMultiple onSelect={addFiles}>
            <Button variant="quiet" size="compact" icon={<Paperclip />} isDisabled={isSending}>
              {t('composer.addFiles')}
            </Button>
          </FileTrigger>
        </div>
        <div className="sg-feed-form-send">
          <Button
            variant="quiet"
            isDisabled={isSending}
            onPress={() => actor.send({ type: 'composer.cancelled' })}
          >
            {t('composer.cancel')}
          </Button>
          <Button
            variant="primary"
            className="sg-feed-form-submit"
            isPending={isSending}
            onPress={submit}
          >
            {t('composer.submit')}
          </Button>
        </div>
      </div>
      <VisuallyHidden role="status">{isSending && t('composer.sending')}</VisuallyHidden>
    </>
  );
}
