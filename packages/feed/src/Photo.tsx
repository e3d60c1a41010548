import type { FileInfo } from '@saudagar/contract';
import { usePortal, useViewActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import ImageOff from 'lucide-react/icons/image-off';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { providePhoto } from './photoActors.ts';
import { useTexts } from './texts.ts';

interface PhotoProps {
  photo: FileInfo;
}

/**
 * One photo; the whole of it opens in a new tab by its short-lived signed address (FEED-101). The
 * browser loads it by itself, so a page full of photos starts no actor until one fails.
 */
export function Photo({ photo }: PhotoProps) {
  const [hasFailed, setFailed] = useState(false);
  if (!photo.urls) return <BrokenPhoto />;
  if (hasFailed) return <RecoveredPhoto photo={photo} />;
  return (
    <PhotoLink photo={photo}>
      <PhotoImage photo={photo} onError={() => setFailed(true)} />
    </PhotoLink>
  );
}

/** What the machine makes of a photo that did not load. */
function RecoveredPhoto({ photo }: PhotoProps) {
  const url = useThumbnail(photo);
  const actor = useViewActor(providePhoto, { url });
  const isImage = useSelector(actor, (snapshot) => snapshot.hasTag('image'));
  const isBroken = useSelector(actor, (snapshot) => snapshot.matches('broken'));

  const seen = useRef(photo);
  useEffect(() => {
    if (seen.current === photo) return;
    seen.current = photo;
    actor.send({ type: 'photo.read' });
  }, [actor, photo]);

  if (isBroken) return <BrokenPhoto />;
  return (
    <PhotoLink photo={photo}>
      {isImage && <PhotoImage photo={photo} onError={() => actor.send({ type: 'image.failed' })} />}
    </PhotoLink>
  );
}

function PhotoLink({ photo, children }: PhotoProps & { children: ReactNode }) {
  const { t } = useTexts();
  const { client } = usePortal();
  return (
    <a
      className="sg-feed-photo"
      href={client.address(photo.urls?.full ?? '')}
      target="_blank"
      rel="noopener"
      aria-label={t('post.openPhoto', { name: photo.original_filename })}
    >
      {children}
    </a>
  );
}

function PhotoImage({ photo, onError }: PhotoProps & { onError: () => void }) {
  return (
    <img
      src={useThumbnail(photo)}
      alt=""
      width={photo.width ?? undefined}
      height={photo.height ?? undefined}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
}

/** Stands in for a photo that cannot be shown (WID-075). */
function BrokenPhoto() {
  const { t } = useTexts();
  return (
    <div className="sg-feed-photo sg-feed-photo-broken">
      <ImageOff aria-hidden="true" />
      {t('post.photoBroken')}
    </div>
  );
}

function useThumbnail({ urls }: FileInfo): string {
  const { client } = usePortal();
  return client.address(urls?.thumbnail ?? urls?.full ?? '');
}
