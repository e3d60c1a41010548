import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useMemo, useRef } from 'react';
import { useUNSAFE_PortalContext as useOverlayPortal } from 'react-aria/PortalProvider';
import { useToast, useToastRegion } from 'react-aria/useToast';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { Icon } from '../display/Icon.tsx';
import { useLazyText } from '../texts/lazyText.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { Notifier, Toast } from './createNotifier.ts';

type ToastState = Parameters<typeof useToastRegion<Toast>>[1];

const icons = { success: CircleCheck, info: Info, error: CircleAlert };

interface ToastsProps {
  notifier: Notifier;
  notices: readonly Toast[];
}

/** The toasts themselves, loaded with the first notice. */
export function Toasts(props: ToastsProps) {
  const { getContainer } = useOverlayPortal();
  const container = getContainer ? getContainer() : document.body;
  // The landmark is registered once, when the list appears: so it appears whole or not at all.
  return container && createPortal(<ToastList {...props} />, container);
}

function ToastList({ notifier, notices }: ToastsProps) {
  const { t } = useTexts();
  const region = useRef<HTMLDivElement>(null);
  const state = useMemo(
    (): ToastState => ({
      visibleToasts: notices.map((notice) => ({ content: notice, key: String(notice.id) })),
      add: () => '',
      close: (key: string) => notifier.dismiss(Number(key)),
      pauseAll: notifier.pause,
      resumeAll: notifier.resume,
    }),
    [notifier, notices],
  );
  // The last toast may go while it is pointed at; what comes next must not wait for ever.
  useEffect(() => notifier.resume, [notifier]);
  const { regionProps } = useToastRegion(
    { 'aria-label': t('notices', { count: notices.length }) },
    state,
    region,
  );
  return (
    <div {...regionProps} ref={region} className="sg-toasts">
      {state.visibleToasts.map((toast) => (
        <ToastItem key={toast.key} toast={toast} state={state} />
      ))}
    </div>
  );
}

function ToastItem({
  toast,
  state,
}: {
  toast: ToastState['visibleToasts'][number];
  state: ToastState;
}) {
  const { kind, text, action } = toast.content;
  const { t } = useTexts();
  const readText = useLazyText();
  const element = useRef<HTMLDivElement>(null);
  const { toastProps, contentProps, titleProps } = useToast({ toast }, state, element);
  const Drawing = icons[kind];
  return (
    <div {...toastProps} ref={element} className="sg-toast" data-kind={kind}>
      <Icon className="sg-toast-icon">
        <Drawing />
      </Icon>
      <div {...contentProps} role={kind === 'error' ? 'alert' : 'status'} className="sg-toast-text">
        <span {...titleProps}>{readText(text)}</span>
      </div>
      {action && (
        <Button
          variant="quiet"
          size="small"
          className="sg-toast-action"
          onPress={() => {
            // First, so that focus is back where it was when what it opens takes it.
            flushSync(() => state.close(toast.key));
            action.onAction();
          }}
        >
          {readText(action.label)}
        </Button>
      )}
      <IconButton size="small" aria-label={t('dismiss')} onPress={() => state.close(toast.key)}>
        <X />
      </IconButton>
    </div>
  );
}
