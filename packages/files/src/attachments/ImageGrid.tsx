import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTexts } from '../texts.ts';
import { isLong } from './isLong.ts';

/** Number of images shown at first. */
const SHOWN = 4;
/** Aspect ratios between which a single image is not cropped. */
const TALLEST = 4 / 5;
const WIDEST = 1.91;

/** An image of a grid. */
export interface GridImage {
  readonly id: string;
  /** Distinguishing name: the member's with its position, or the file's. */
  readonly name: string;
  /** Address that opens it in a new tab. @default opens only here */
  readonly href?: string | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

export interface ImageGridProps {
  /** Images, in order. */
  images: readonly GridImage[];
  /** Renders the image at an index, or its placeholder. */
  children: (index: number) => ReactNode;
  /** Called with the index of the pressed image. */
  onOpen: (index: number) => void;
  /** Preloads the viewer. */
  onPrefetch?: (() => void) | undefined;
}

/** At most four images edge to edge, in boxes sized before the images load. */
export function ImageGrid({ images, children, onOpen, onPrefetch }: ImageGridProps) {
  const { t } = useTexts();
  const shown = images.slice(0, SHOWN);
  const hidden = images.length - shown.length;
  return (
    <div
      className="sg-image-grid"
      data-count={shown.length}
      style={images.length === 1 ? sizeOf(images[0]) : undefined}
    >
      {shown.map((image, index) => {
        const { id, name, href } = image;
        const isLast = hidden > 0 && index === SHOWN - 1;
        const own = {
          className: 'sg-image-grid-item',
          onPointerEnter: onPrefetch,
          onFocus: onPrefetch,
        };
        const content = (
          <>
            <VisuallyHidden>
              {isLast ? t('image.openMore', { name, count: hidden }) : t('image.open', { name })}
            </VisuallyHidden>
            {children(index)}
            {isLast && (
              <span className="sg-image-grid-rest" aria-hidden="true">
                +{hidden}
              </span>
            )}
            {shown.length === 1 && isLong(image) && (
              <span className="sg-image-grid-all" aria-hidden="true">
                {t('image.showAll')}
              </span>
            )}
          </>
        );
        return href ? (
          <a
            key={id}
            {...own}
            href={href}
            target="_blank"
            rel="noopener"
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              onOpen(index);
            }}
          >
            {content}
          </a>
        ) : (
          <button key={id} type="button" {...own} onClick={() => onOpen(index)}>
            {content}
          </button>
        );
      })}
    </div>
  );
}

/** Returns true for a click without a modifier that opens a tab or window (WID-068). */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

function sizeOf(photo: GridImage | undefined): CSSProperties | undefined {
  if (!photo?.width || !photo.height) return undefined;
  const ratio = Math.min(WIDEST, Math.max(TALLEST, photo.width / photo.height));
  return { '--sg-image-ratio': ratio, '--sg-image-width': `${photo.width}px` } as CSSProperties;
}
