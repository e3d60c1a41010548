import { InlineMessage } from '@saudagar/ui';
import { useRef, useState } from 'react';
import type { ProgressActor } from '../progress/useProgress.ts';
import { useTexts } from '../texts.ts';

/** Percent from which a video restarts instead of resuming. */
const NEARLY_OVER = 97;

interface VideoProps {
  src: string;
  title: string;
  progress: ProgressActor | undefined;
}

/** A hosted video, played in place; resumes at the last position. */
export function Video({ src, title, progress }: VideoProps) {
  const { t } = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  // Every read signs a new address; the playing one is retained.
  const [address] = useState(src);
  const [broken, setBroken] = useState(false);

  const report = () => {
    const { currentTime = 0, duration = 0 } = video.current ?? {};
    if (duration > 0)
      progress?.send({ type: 'progress.reached', percent: (currentTime / duration) * 100 });
  };
  const resume = () => {
    const reached = progress?.getSnapshot().context.reached ?? 0;
    if (video.current && reached > 0 && reached < NEARLY_OVER)
      video.current.currentTime = (reached / 100) * video.current.duration;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the contract knows no captions of a video */}
      <video
        ref={video}
        className="sg-resource-video"
        src={address}
        controls
        preload="metadata"
        aria-label={t('detail.video', { title })}
        onLoadedMetadata={resume}
        onTimeUpdate={report}
        onPause={() => {
          report();
          progress?.send({ type: 'progress.paused' });
        }}
        onEnded={() => {
          progress?.send({ type: 'progress.reached', percent: 100 });
          progress?.send({ type: 'progress.paused' });
        }}
        onError={() => setBroken(true)}
      />
      {broken && <InlineMessage kind="error">{t('content.videoFailed')}</InlineMessage>}
    </>
  );
}
