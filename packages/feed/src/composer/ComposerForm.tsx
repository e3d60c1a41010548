import { acceptedTypes } from '@saudagar/files';
import { Button, FileTrigger, InlineMessage, useRestoreFocus } from '@saudagar/ui';
import { type Suggestions, useSuggestions } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import Image from 'lucide-react/icons/image';
import Paperclip from 'lucide-react/icons/paperclip';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFeedContext } from '../source/FeedContext.ts';
import { useTexts } from '../texts.ts';
import { ComposerFiles } from './ComposerFiles.tsx';
import { isUntouched } from './composerDraft.ts';
import type { composerMachine } from './composerMachine.ts';
import { failureOf } from './failureOf.ts';

export interface ComposerFormProps {
  actor: ActorRefFrom<typeof composerMachine>;
  onSubmit: () => void;
  /** Called with the suggestions of the text being written. */
  onSuggestions: (suggestions: Suggestions) => void;
}

/** Controls around the text of the expanded composer: files, formatting, Cancel and Share. */
export function ComposerForm({ actor, onSubmit, onSuggestions }: ComposerFormProps) {
  const { t } = useTexts();
  const { texts, source } = useFeedContext();
  const rules = useSelector(actor, ({ context }) => context.rules);
  const isBare = useSelector(
    actor,
    ({ context: { needsText, text, files } }) => !needsText && isUntouched({ text, files }),
  );
  const failureText = useSelector(actor, ({ context }) => failureOf(context, texts));
  const media = rules.kinds.filter(({ type }) => type !== 'document');
  const hasVideos = media.some(({ type }) => type === 'video');
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'failed' }));
  const hasFiles = useSelector(actor, ({ context }) => context.files.length > 0);
  const attach = useRef<HTMLButtonElement>(null);
  useRestoreFocus(hasFiles, () => attach.current);
  const draftProblem = useSelector(actor, ({ context }) => context.draftProblem);
  const suggestions = useSuggestions({ groupId: source.posts.groupId });
  useEffect(() => onSuggestions(suggestions), [suggestions, onSuggestions]);

  const addFiles = (files: FileList | null, isOriginal: boolean) =>
    actor.send({ type: 'files.added', files: Array.from(files ?? []), isOriginal });

  return (
    <>
      <ComposerFiles actor={actor} />
      {draftProblem && <InlineMessage kind="info">{t(`draft.${draftProblem}`)}</InlineMessage>}
      {hasFailed && (
        <InlineMessage kind="error">{failureText ?? t('composer.failed')}</InlineMessage>
      )}
      <div className="sg-feed-form-actions">
        <div className="sg-feed-form-attach">
          <FileTrigger
            acceptedFileTypes={acceptedTypes({ kinds: media })}
            allowsMultiple
            onSelect={(files) => addFiles(files, false)}
          >
            <Button variant="quiet" size="compact" icon={<Image />}>
              {t(hasVideos ? 'composer.addMedia' : 'composer.addPhotos')}
            </Button>
          </FileTrigger>
          <FileTrigger
            acceptedFileTypes={acceptedTypes(rules)}
            allowsMultiple
            onSelect={(files) => addFiles(files, true)}
          >
            <Button ref={attach} variant="quiet" size="compact" icon={<Paperclip />}>
              {t('composer.addFiles')}
            </Button>
          </FileTrigger>
        </div>
        <div className="sg-feed-form-send">
          <Button variant="quiet" onPress={() => actor.send({ type: 'composer.cancelled' })}>
            {t('composer.cancel')}
          </Button>
          <Button
            variant="primary"
            className="sg-feed-form-submit"
            isDisabled={isBare}
            onPress={onSubmit}
          >
            {texts.submit ?? t('composer.submit')}
          </Button>
        </div>
      </div>
    </>
  );
}
