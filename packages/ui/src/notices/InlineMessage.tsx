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
  /** How it is meant; errors interrupt a screen reader, the others wait. @default 'info' */
  kind?: 'info' | 'success' | 'error' | 'offline';
  /** Tries again what failed. @default no button */
  onRetry?: (() => void) | undefined;
  /** Whether trying again is under way. @default false */
  isRetrying?: boolean;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
  /** What happened, and what now. */
  children: ReactNode;
}

/** Says what happened at the place where it happened, with Retry where that helps. */
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

/** A message that goes takes its focused Retry along: focus goes to the part it stood in. */
function keepFocusNear(message: HTMLElement | null) {
  if (!message?.contains(document.activeElement)) return;
  message.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
