import type { FileInfo } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { type CSSProperties, useState } from 'react';
import { useTexts } from '../texts.ts';
import { FileDocument } from './FileDocument.tsx';

/** Aspect ratio of a video of unknown size. */
const USUAL = 16 / 9;

interface FileVideoProps {
  file: FileInfo;
  /** Distinguishing name: the member's, or the file's. */
  name: string;
}

/** A video, played in place (GRP-119, 120); one that cannot be played is a document to save. */
export function FileVideo({ file, name }: FileVideoProps) {
  const { t } = useTexts();
  const { client } = usePortal();
  // Each read renews signed addresses; a playing video keeps its own.
  const [urls] = useState(file.urls);
  const [isBroken, setBroken] = useState(false);
  if (!urls || isBroken) {
    return (
      <div className="sg-documents">
        {isBroken && <p className="sg-video-broken">{t('video.broken')}</p>}
        <FileDocument file={file} />
      </div>
    );
  }
  const ratio = file.width && file.height ? file.width / file.height : USUAL;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the contract has no captions for videos
    <video
      className="sg-video"
      style={{ '--sg-video-ratio': ratio } as CSSProperties}
      src={client.address(urls.full)}
      poster={urls.thumbnail ? client.address(urls.thumbnail) : undefined}
      controls
      playsInline
      preload="none"
      aria-label={name}
      onError={() => setBroken(true)}
    />
  );
}
