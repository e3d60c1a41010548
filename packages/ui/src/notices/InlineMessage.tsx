import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../display/Icon.tsx';
import { useTexts } from '../texts/useTexts.ts';

const icons = { info: Info, success: CircleCheck, error: CircleAlert, offline: WifiOff };

export interface InlineMessageProps {
  /** Kind of message; errors interrupt a screen reader, the others wait. @default 'info' */
  kind?: 'info' | 'success' | 'error' | 'offline' | undefined;
  /** Retries the failed action. @default no button */
  onRetry?: (() => void) | undefined;
  /** Marks the retry as pending. @default false */
  isRetrying?: boolean | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
  /** The message and the next step. */
  children: ReactNode;
}

/** An inline message, with an optional Retry button. */
export function InlineMessage(props: InlineMessageProps) {
  const { kind = 'info', onRetry, isRetrying = false, className, children } = props;
  const { t } = useTexts();
  const Drawing = icons[kind];
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const message = element.current;
    return () => keepFocusNear(message);
  }, []);
  return (
    <div ref={element} className={classes('sg-message', className)} data-kind={kind}>
      <Icon>
        <Drawing />
      </Icon>
      <div role={kind === 'error' ? 'alert' : 'status'} className="sg-message-text">
        {children}
      </div>
      {onRetry && (
        <Button size="small" isPending={isRetrying} onPress={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

/** Moves focus to the surrounding part when the message and its focused Retry unmount. */
function keepFocusNear(message: HTMLElement | null) {
  if (!message?.contains(document.activeElement)) return;
  message.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
