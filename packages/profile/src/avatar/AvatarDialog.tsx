import { PROFILE_PHOTO_TYPES } from '@saudagar/contract';
import { FailureMessage, useClosedWhileSending } from '@saudagar/flows/react';
import {
  type DetachedDialog,
  MemberAvatar,
  useActorResult,
  usePersistentActor,
  usePortal,
  useUser,
} from '@saudagar/portal';
import {
  Button,
  Dialog,
  FileTrigger,
  InlineMessage,
  OnDemand,
  ProgressBar,
  SkeletonCard,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useTexts } from '../texts.ts';
import { provideAvatar } from './avatarActors.ts';
import type { ImageArea } from './avatarMachine.ts';
import { cropArea } from './cropPart.ts';

interface AvatarDialogProps {
  /** Opens the question before the photo is removed. */
  onRemove: () => void;
  /** This dialog, for a toast that reopens it. */
  reopened: DetachedDialog;
  /** Called when the dialog should close. */
  onClose: () => void;
}

/** The member's photo: chosen, cropped to a square, uploaded (ACCT-063, ACCT-109–124). */
export function AvatarDialog({ onRemove, reopened, onClose }: AvatarDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor('profile.photo', provideAvatar, undefined);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const state = useSelector(actor, ({ value }) => value);
  const area = useRef<ImageArea | null>(null);
  const isUploading = state === 'uploading';
  useActorResult(actor, 'avatar.uploaded', () => notifier.success(lazy('avatar.done')));
  useClosedWhileSending(actor, 'avatar.failed', {
    title: t('avatar.title'),
    failureTitle: t('avatar.failed'),
    reopened,
  });
  const close = () => {
    actor.send({ type: 'avatar.closed' });
    onClose();
  };
  const leave = () => {
    area.current = null;
    actor.send({ type: 'avatar.closed' });
  };
  const { file, share } = context;
  const isCropping = state === 'cropping' || state === 'failed';
  const upload = () => actor.send({ type: 'area.confirmed', area: area.current });
  return (
    <Dialog
      title={t('avatar.title')}
      size="small"
      isOpen
      isDismissable={false}
      onOpenChange={close}
      footer={
        isCropping ? (
          <>
            <Button onPress={leave}>{t('avatar.back')}</Button>
            <Button variant="primary" onPress={upload}>
              {t(state === 'failed' ? 'avatar.retry' : 'avatar.upload')}
            </Button>
          </>
        ) : (
          state === 'idle' && (
            <>
              <Button onPress={close}>{t('avatar.close')}</Button>
              <AvatarChooser actor={actor} />
            </>
          )
        )
      }
    >
      {state === 'idle' && <OwnAvatar actor={actor} onRemove={onRemove} />}
      {state === 'failed' && (
        <FailureMessage title={t('avatar.failed')} failure={context.failure} isDetailed isAnswer />
      )}
      {isCropping && file && (
        <OnDemand part={cropArea} fallback={<SkeletonCard lines={3} />}>
          <cropArea.View
            file={file}
            initialArea={context.area}
            onArea={(next) => {
              area.current = next;
            }}
            onUnreadable={() => actor.send({ type: 'file.unreadable' })}
          />
        </OnDemand>
      )}
      {state === 'preparing' && (
        <ProgressBar label={t('avatar.preparing')} isIndeterminate value={0} />
      )}
      {(isUploading || state === 'done') && (
        <ProgressBar
          label={t('avatar.uploading')}
          value={Math.round((share ?? 0) * 100)}
          isIndeterminate={share === null}
        />
      )}
    </Dialog>
  );
}

type AvatarActor = ReturnType<typeof usePersistentActor<ReturnType<typeof provideAvatar>>>;

/** Chooses a photo from the device. */
function AvatarChooser({ actor }: { actor: AvatarActor }) {
  const { t } = useTexts();
  const hasPhoto = useHasPhoto();
  return (
    <FileTrigger
      acceptedFileTypes={PROFILE_PHOTO_TYPES}
      onSelect={(files) => {
        const [file] = files ?? [];
        if (file) actor.send({ type: 'file.chosen', file });
      }}
    >
      <Button variant="primary" icon={<ImageUp />}>
        {t(hasPhoto ? 'avatar.other' : 'avatar.choose')}
      </Button>
    </FileTrigger>
  );
}

function useHasPhoto() {
  const user = useUser();
  return Boolean(user?.photo || user?.profile_image);
}

interface OwnAvatarProps extends Pick<AvatarDialogProps, 'onRemove'> {
  actor: AvatarActor;
}

/** The current photo, with a button to remove it. */
function OwnAvatar({ actor, onRemove }: OwnAvatarProps) {
  const { t } = useTexts();
  const user = useUser();
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const hasPhoto = useHasPhoto();
  return (
    <div className="sg-profile-photo">
      <MemberAvatar member={user} size="xlarge" decorative={false} />
      <p className="sg-profile-note">{t('avatar.hint')}</p>
      {refusal && <InlineMessage kind="error">{t(`avatar.${refusal}`)}</InlineMessage>}
      {hasPhoto && (
        <Button variant="quiet" icon={<Trash2 />} onPress={onRemove}>
          {t('avatar.remove')}
        </Button>
      )}
    </div>
  );
}
