import { forwardRef, type ReactNode, useEffect, useRef } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  ProgressBarContext,
  useSlottedContext,
  VisuallyHidden,
} from 'react-aria-components';
import { Icon } from '../display/Icon.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { type ActionLook, actionClass } from './actionClass.ts';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style'>,
    ActionLook {
  /** An icon before the label; decoration only. */
  icon?: ReactNode;
  /**
   * Marks the action as pending: the button retains focus and width, and ignores presses.
   * @default false
   */
  isPending?: boolean;
  /** Label of the button. */
  children: ReactNode;
}

/** Performs an action. For navigation use `LinkButton`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant, size, isFullWidth, className, icon, children, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      ref={ref}
      className={actionClass({ variant, size, isFullWidth, className })}
    >
      <ActionContent icon={icon}>{children}</ActionContent>
      {props.isPending && <PendingMark />}
    </AriaButton>
  );
});

/** Icon and label, side by side. */
export function ActionContent({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="sg-button-content">
      {icon && <Icon>{icon}</Icon>}
      <span className="sg-button-label">{children}</span>
    </span>
  );
}

/** The spinner of a pending button; its text is part of the button's name, and announced. */
export function PendingMark() {
  const { t } = useTexts();
  // React Aria adds the element with this id to the name of a button named by `aria-label`.
  const id = useSlottedContext(ProgressBarContext)?.id;
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const button = mark.current?.closest('button');
    return () => {
      if (button && !button.isConnected) forgetAnnouncementOf(button);
    };
  }, []);
  return (
    <span ref={mark} id={id} className="sg-button-pending">
      <VisuallyHidden>{t('pending')}</VisuallyHidden>
    </span>
  );
}

/** React Aria announces a pending button by its id, which fails once the button is unmounted. */
function forgetAnnouncementOf({ id }: HTMLButtonElement) {
  const texts = document.querySelectorAll(`[data-live-announcer] [aria-labelledby~="${id}"]`);
  for (const text of texts) text.remove();
}
