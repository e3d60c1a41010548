import type { FileInfo } from '@saudagar/contract';
import { PlainButton } from '@saudagar/ui';
import { type CSSProperties, useState } from 'react';
import { Photo } from './Photo.tsx';
import { useTexts } from './texts.ts';

/** Photos shown before the others are asked for. */
const SHOWN_AT_FIRST = 4;
/** Width by height of a single photo at its tallest and at its widest; beyond that it is cropped. */
const TALLEST = 4 / 5;
const WIDEST = 1.91;

/** Photos edge to edge in the card, in boxes that have their size before the photo is there. */
export function PhotoGallery({ photos }: { photos: readonly FileInfo[] }) {
  const { t } = useTexts();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? photos : photos.slice(0, SHOWN_AT_FIRST);
  const hidden = photos.length - shown.length;
  return (
    <div
      className="sg-feed-photos"
      data-count={isWhole ? 'all' : shown.length}
      style={photos.length === 1 ? ratioOf(photos[0]) : undefined}
    >
      {shown.map((photo) => (
        <Photo key={photo.id} photo={photo} />
      ))}
      {hidden > 0 && (
        <PlainButton
          className="sg-feed-photos-rest"
          aria-label={t('post.allPhotos', { count: hidden })}
          onPress={() => setWhole(true)}
        >
          +{hidden}
        </PlainButton>
      )}
    </div>
  );
}

function ratioOf(photo: FileInfo | undefined): CSSProperties | undefined {
  if (!photo?.width || !photo.height) return undefined;
  const ratio = Math.min(WIDEST, Math.max(TALLEST, photo.width / photo.height));
  return { '--sg-feed-photo-ratio': ratio } as CSSProperties;
}
