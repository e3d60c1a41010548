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

/** The list of toasts, loaded with the first one. */
export function Toasts(props: ToastsProps) {
  const { getContainer } = useOverlayPortal();
  const container = getContainer ? getContainer() : document.body;
  // The landmark is registered on mount, so it mounts only together with its content.
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
  // The last toast may unmount while hovered; later ones must not stay paused.
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
            // Closed first, so that focus is restored before the action's own dialog takes it.
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
