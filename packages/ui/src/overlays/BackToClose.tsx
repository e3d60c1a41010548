import { useContext, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';
import { addBackLayer } from './backLayers.ts';

/** Props of {@link BackToClose}. */
export interface BackToCloseProps {
  /** Asks the overlay to close. @default closes the React Aria overlay around it */
  onClose?: (() => void) | undefined;
}

/**
 * Makes the browser's Back close an overlay as Escape does. Put it into every open overlay that is
 * not one of the kit's.
 */
export function BackToClose({ onClose }: BackToCloseProps) {
  const overlay = useContext(OverlayTriggerStateContext);
  const close = onClose ?? overlay?.close;
  const isOpen = onClose !== undefined || overlay?.isOpen === true;
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // Not while it disappears.
  useEffect(() => (isOpen ? addBackLayer(() => latest.current?.()) : undefined), [isOpen]);
  return null;
}
