import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTexts } from '../texts.ts';

/** Photos shown before the others are asked for. */
const SHOWN = 4;
/** Width by height of a single photo at its tallest and at its widest; beyond that it is cropped. */
const TALLEST = 4 / 5;
const WIDEST = 1.91;

/** A photo of a grid. */
export interface GridImage {
  readonly id: string;
  /** What tells it from the others: whose it is and its place, or its file's name. */
  readonly name: string;
  /** Where it opens in a tab of its own. @default it only opens here */
  readonly href?: string | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

export interface ImageGridProps {
  /** The photos, in order. */
  photos: readonly GridImage[];
  /** Draws a photo, or what stands in its place. */
  children: (at: number) => ReactNode;
  /** Told which photo was pressed, by its place. */
  onOpen: (at: number) => void;
  /** Fetches ahead what a press opens. */
  onPrefetch?: () => void;
}

/** Photos edge to edge, in boxes that have their size before the photo is there; four at most. */
export function ImageGrid({ photos, children, onOpen, onPrefetch }: ImageGridProps) {
  const { t } = useTexts();
  const shown = photos.slice(0, SHOWN);
  const hidden = photos.length - shown.length;
  return (
    <div
      className="sg-image-grid"
      data-count={shown.length}
      style={photos.length === 1 ? ratioOf(photos[0]) : undefined}
    >
      {shown.map(({ id, name, href }, at) => {
        const isLast = hidden > 0 && at === SHOWN - 1;
        const own = {
          className: 'sg-image-grid-item',
          onPointerEnter: onPrefetch,
          onFocus: onPrefetch,
        };
        const content = (
          <>
            <VisuallyHidden>
              {isLast ? t('photo.openMore', { name, count: hidden }) : t('photo.open', { name })}
            </VisuallyHidden>
            {children(at)}
            {isLast && (
              <span className="sg-image-grid-rest" aria-hidden="true">
                +{hidden}
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
              onOpen(at);
            }}
          >
            {content}
          </a>
        ) : (
          <button key={id} type="button" {...own} onClick={() => onOpen(at)}>
            {content}
          </button>
        );
      })}
    </div>
  );
}

/** Pressed as such, and not to open a tab or window (WID-068). */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

function ratioOf(photo: GridImage | undefined): CSSProperties | undefined {
  if (!photo?.width || !photo.height) return undefined;
  const ratio = Math.min(WIDEST, Math.max(TALLEST, photo.width / photo.height));
  return { '--sg-image-ratio': ratio } as CSSProperties;
}
