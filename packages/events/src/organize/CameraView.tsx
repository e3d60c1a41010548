import { Button, InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import CameraIcon from 'lucide-react/icons/camera';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Camera } from './camera.ts';
import type { checkInMachine } from './checkInMachine.ts';
import { useTexts } from './texts.ts';

interface CameraViewProps {
  camera: Camera;
  actor: ActorRefFrom<typeof checkInMachine>;
}

/** Switches the camera on and off and shows its picture; unmounting switches it off. */
export function CameraView({ camera, actor }: CameraViewProps) {
  const { t } = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const isWatching = useSelector(actor, (snapshot) => snapshot.hasTag('watching'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ camera: 'failed' }));
  useEffect(() => () => actor.send({ type: 'camera.stopped' }), [actor]);
  const toggle = () => {
    if (isWatching) actor.send({ type: 'camera.stopped' });
    else if (video.current) actor.send({ type: 'camera.started', camera, video: video.current });
  };
  return (
    <div className="sg-check-in-camera">
      {/* A live camera picture has no audio to caption. */}
      <video
        ref={video}
        className="sg-check-in-video"
        hidden={!isWatching}
        aria-label={t('checkIn.picture')}
        muted
        playsInline
      />
      <Button icon={<CameraIcon />} onPress={toggle}>
        {t(isWatching ? 'checkIn.stop' : 'checkIn.scan')}
      </Button>
      {hasFailed && <InlineMessage kind="error">{t('checkIn.noCamera')}</InlineMessage>}
    </div>
  );
}
