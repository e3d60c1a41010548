import type { FileInfo } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import ImageOff from 'lucide-react/icons/image-off';
import { type CSSProperties, useState } from 'react';
import { Button } from 'react-aria-components';
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
        <Button
          className="sg-feed-photos-rest"
          aria-label={t('post.allPhotos', { count: hidden })}
          onPress={() => setWhole(true)}
        >
          +{hidden}
        </Button>
      )}
    </div>
  );
}

/** One photo; the whole of it opens in a new tab by its short-lived signed address (FEED-101). */
function Photo({ photo }: { photo: FileInfo }) {
  const { t } = useTexts();
  const { client } = usePortal();
  const [isBroken, setBroken] = useState(false);
  const { original_filename: name, urls, width, height } = photo;
  if (!urls || isBroken) {
    return (
      <div className="sg-feed-photo sg-feed-photo-broken">
        <ImageOff aria-hidden="true" />
        {t('post.photoBroken')}
      </div>
    );
  }
  return (
    <a
      className="sg-feed-photo"
      href={client.address(urls.full)}
      target="_blank"
      rel="noopener"
      aria-label={t('post.openPhoto', { name })}
    >
      <img
        src={client.address(urls.thumbnail ?? urls.full)}
        alt=""
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    </a>
  );
}

function ratioOf(photo: FileInfo | undefined): CSSProperties | undefined {
  if (!photo?.width || !photo.height) return undefined;
  const ratio = Math.min(WIDEST, Math.max(TALLEST, photo.width / photo.height));
  return { '--sg-feed-photo-ratio': ratio } as CSSProperties;
}
