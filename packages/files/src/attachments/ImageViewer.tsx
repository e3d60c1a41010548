import { Icon, IconButton } from '@saudagar/ui';
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

/** Pixels a finger has to move sideways to turn the page. */
const SWIPE = 48;

/** A picture of the viewer. */
export interface ViewerImage {
  readonly id: string;
  /** Its name as its member knows it. */
  readonly name: string;
  /** Where it opens in a tab of its own. */
  readonly href?: string | undefined;
  /** Where it is saved from. */
  readonly download?: string | undefined;
}

export interface ImageViewerProps {
  /** The pictures, in order; at least one. */
  pictures: readonly ViewerImage[];
  /** Which one is shown first, by its place. @default 0 */
  start?: number;
  /** Draws a picture, or what stands in its place. */
  children: (at: number) => ReactNode;
  /** Told that it is to close. */
  onClose: () => void;
}

/**
 * Pictures one by one over the whole screen. Arrow keys, Home and End or a swipe turn; plus and
 * minus, the button or a double click zoom; Escape closes.
 */
export function ImageViewer({ pictures, start = 0, children, onClose }: ImageViewerProps) {
  const { t } = useTexts();
  const [at, setAt] = useState(start);
  const [isZoomed, setZoomed] = useState(false);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const last = pictures.length - 1;
  const picture = pictures[at];
  if (!picture) return null;

  function turn(to: number) {
    if (to < 0 || to > last) return;
    setAt(to);
    setZoomed(false);
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Home') turn(0);
    else if (key === 'End') turn(last);
    else if (key === '+' || key === '=') setZoomed(true);
    else if (key === '-') setZoomed(false);
    // A zoomed picture is moved by the arrows.
    else if (key === 'ArrowLeft' && !isZoomed) turn(at - 1);
    else if (key === 'ArrowRight' && !isZoomed) turn(at + 1);
  }

  function onPointerUp({ clientX, clientY }: PointerEvent) {
    const { x, y } = touch.current ?? { x: clientX, y: clientY };
    touch.current = null;
    const across = clientX - x;
    if (isZoomed || Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(clientY - y)) return;
    turn(across < 0 ? at + 1 : at - 1);
  }

  return (
    <ModalOverlay className="sg-viewer-backdrop" isOpen onOpenChange={onClose}>
      <Modal className="sg-viewer">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys do what the buttons do */}
        <div className="sg-viewer" onKeyDown={onKeyDown}>
          <Dialog className="sg-viewer-body" aria-label={t('viewer.name')}>
            <header className="sg-viewer-bar">
              <p className="sg-viewer-title" role="status">
                {last > 0 && (
                  <span className="sg-viewer-count">
                    {t('viewer.count', { number: at + 1, total: last + 1 })}
                  </span>
                )}
                <span className="sg-viewer-file">{picture.name}</span>
              </p>
              <IconButton
                aria-label={t(isZoomed ? 'viewer.zoomOut' : 'viewer.zoomIn')}
                onPress={() => setZoomed(!isZoomed)}
              >
                {isZoomed ? <ZoomOut /> : <ZoomIn />}
              </IconButton>
              {picture.href && (
                <ViewerLink href={picture.href} target="_blank" label={t('viewer.newTab')}>
                  <ExternalLink />
                </ViewerLink>
              )}
              {picture.download && (
                <ViewerLink
                  href={picture.download}
                  download={picture.name}
                  label={t('file.download')}
                >
                  <Download />
                </ViewerLink>
              )}
              <IconButton slot="close" aria-label={t('close')}>
                <X />
              </IconButton>
            </header>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in the bar does the same */}
            <div
              // A zoomed picture is moved by keys only where its place takes focus.
              key={picture.id}
              {...(isZoomed && { tabIndex: 0, role: 'group', 'aria-label': picture.name })}
              className="sg-viewer-image"
              data-zoomed={isZoomed || undefined}
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
                  onPress={() => turn(at - 1)}
                >
                  <ChevronLeft />
                </IconButton>
                <IconButton
                  className="sg-viewer-nav"
                  aria-label={t('viewer.next')}
                  isDisabled={at === last}
                  onPress={() => turn(at + 1)}
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
  target?: '_blank';
  download?: string;
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
