import { FailureMessage } from '@saudagar/flows/react';
import { usePersistentActor } from '@saudagar/portal';
import { InlineMessage, Switch } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTexts } from '../texts.ts';
import { provideDevice } from './deviceActors.ts';
import { type PushBrowser, thisBrowser } from './pushBrowser.ts';

/** Props of {@link DeviceNotifications}. */
export interface DeviceNotificationsProps {
  /** Path of your host's service worker, which shows notifications. */
  worker: string;
  /** Push functions of the browser. @default this browser */
  browser?: PushBrowser | undefined;
}

/**
 * Switch for notifications on this device while the app is closed. The browser prompts on the
 * press. Renders nothing when the server offers no push.
 */
export function DeviceNotifications({ worker, browser }: DeviceNotificationsProps) {
  const { t, locale } = useTexts();
  const provide = useMemo(
    () => provideDevice(browser ?? thisBrowser(worker), locale),
    [browser, worker, locale],
  );
  const actor = usePersistentActor(`notifications.device.${locale}`, provide, undefined);
  const state = useSelector(actor, ({ value }) => value);
  const isOn = useSelector(actor, (snapshot) => snapshot.hasTag('on'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.failure : null,
  );
  if (state === 'unoffered') return null;
  const cannot = state === 'unsupported' || state === 'blocked' ? state : null;
  return (
    <div className="sg-device-notifications" tabIndex={-1} aria-busy={isBusy}>
      <Switch
        isSelected={isOn}
        isDisabled={cannot !== null || state === 'looking' || state === 'lookingFailed'}
        onChange={() => actor.send({ type: 'switch.pressed' })}
        description={t('device.text')}
      >
        {t('device.title')}
      </Switch>
      {cannot && <InlineMessage>{t(`device.${cannot}`)}</InlineMessage>}
      {failure && (
        <FailureMessage
          title={t('device.failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'device.retried' })}
        />
      )}
    </div>
  );
}
