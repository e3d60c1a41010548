import { BackToClose, Icon, IconButton } from '@saudagar/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTexts } from '../texts.ts';

/** Minimum horizontal distance of a swipe, in px. */
const SWIPE = 48;

/** An image of the viewer. */
export interface ViewerImage {
  readonly id: string;
  /** Original name of the file. */
  readonly name: string;
  /** Address that opens it in a new tab. */
  readonly href?: string | undefined;
  /** Address that downloads it. */
  readonly download?: string | undefined;
  /** True for an image that is shown at the width of the screen, and scrolled. @default false */
  readonly isLong?: boolean | undefined;
}

export interface ImageViewerProps {
  /** Images, in order; at least one. */
  images: readonly ViewerImage[];
  /** Index of the first image shown. @default 0 */
  start?: number | undefined;
  /** Renders the image at an index, or its placeholder. */
  children: (index: number) => ReactNode;
  /** Called when the viewer closes. */
  onClose: () => void;
}

/**
 * Full-screen viewer of images. Arrow keys, Home and End or a swipe turn; plus and minus, the
 * button or a double click zoom; Escape closes.
 */
export function ImageViewer({ images, start = 0, children, onClose }: ImageViewerProps) {
  const { t } = useTexts();
  const [at, setAt] = useState(start);
  const [isZoomed, setZoomed] = useState(images[start]?.isLong ?? false);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const last = images.length - 1;
  const image = images[at];
  if (!image) return null;

  function goTo(to: number) {
    if (to < 0 || to > last) return;
    setAt(to);
    setZoomed(images[to]?.isLong ?? false);
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(last);
    else if (key === '+' || key === '=') setZoomed(true);
    else if (key === '-') setZoomed(false);
    // Arrow keys scroll a zoomed image instead.
    else if (key === 'ArrowLeft' && !isZoomed) goTo(at - 1);
    else if (key === 'ArrowRight' && !isZoomed) goTo(at + 1);
  }

  function onPointerUp({ clientX, clientY }: PointerEvent) {
    const { x, y } = touch.current ?? { x: clientX, y: clientY };
    touch.current = null;
    const across = clientX - x;
    if (isZoomed || Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(clientY - y)) return;
    goTo(across < 0 ? at + 1 : at - 1);
  }

  return (
    <ModalOverlay className="sg-viewer-backdrop" isOpen onOpenChange={onClose}>
      <Modal className="sg-viewer">
        <BackToClose />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys duplicate the buttons */}
        <div className="sg-viewer" onKeyDown={onKeyDown}>
          <Dialog className="sg-viewer-body" aria-label={t('viewer.name')}>
            <header className="sg-viewer-bar">
              <p className="sg-viewer-title" role="status">
                {last > 0 && (
                  <span className="sg-viewer-count">
                    {t('viewer.count', { number: at + 1, total: last + 1 })}
                  </span>
                )}
                <span className="sg-viewer-file">{image.name}</span>
              </p>
              <IconButton
                aria-label={t(isZoomed ? 'viewer.zoomOut' : 'viewer.zoomIn')}
                onPress={() => setZoomed(!isZoomed)}
              >
                {isZoomed ? <ZoomOut /> : <ZoomIn />}
              </IconButton>
              {image.href && (
                <ViewerLink href={image.href} target="_blank" label={t('viewer.newTab')}>
                  <ExternalLink />
                </ViewerLink>
              )}
              {image.download && (
                <ViewerLink href={image.download} download={image.name} label={t('file.download')}>
                  <Download />
                </ViewerLink>
              )}
              <IconButton slot="close" aria-label={t('close')}>
                <X />
              </IconButton>
            </header>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: it duplicates the bar's button */}
            <div
              // Keys scroll a zoomed image only when its container is focusable.
              key={image.id}
              {...(isZoomed && { tabIndex: 0, role: 'group', 'aria-label': image.name })}
              className="sg-viewer-image"
              data-zoomed={isZoomed || undefined}
              data-long={image.isLong || undefined}
              onDoubleClick={() => setZoomed(!isZoomed)}
              onPointerDown={({ pointerType, clientX, clientY }) => {
                if (pointerType === 'touch') touch.current = { x: clientX, y: clientY };
              }}
              onPointerUp={onPointerUp}
            >
              {children(at)}
            </div>
            {last > 0 && (
              <>
                <IconButton
                  className="sg-viewer-nav"
                  aria-label={t('viewer.previous')}
                  isDisabled={at === 0}
                  onPress={() => goTo(at - 1)}
                >
                  <ChevronLeft />
                </IconButton>
                <IconButton
                  className="sg-viewer-nav"
                  aria-label={t('viewer.next')}
                  isDisabled={at === last}
                  onPress={() => goTo(at + 1)}
                >
                  <ChevronRight />
                </IconButton>
              </>
            )}
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
}

interface ViewerLinkProps {
  href: string;
  label: string;
  target?: '_blank' | undefined;
  download?: string | undefined;
  children: ReactNode;
}

function ViewerLink({ href, label, children, ...rest }: ViewerLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      rel="noopener"
      aria-label={label}
      className="sg-button sg-button-quiet sg-button-icon"
    >
      <Icon>{children}</Icon>
    </a>
  );
}
