import type { Session } from '@saudagar/contract';
import { Badge, Button, formatMoment, Icon, RelativeTime } from '@saudagar/ui';
import CircleHelp from 'lucide-react/icons/circle-help';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useTexts } from '../texts.ts';
import { useDeviceName } from './useDeviceName.ts';

const DEVICE_ICONS = { desktop: Monitor, phone: Smartphone, tablet: Tablet, unknown: CircleHelp };

interface DeviceRowProps {
  session: Session;
  /** Called when the device should be signed out. */
  onEnd: () => void;
}

/** A device with its sign-in time, last use and sign-out button. */
export function DeviceRow({ session, onEnd }: DeviceRowProps) {
  const { t, locale } = useTexts();
  const name = useDeviceName()(session);
  const DeviceIcon = DEVICE_ICONS[session.kind];
  return (
    <div className="sg-settings-device">
      <Icon className="sg-settings-icon">
        <DeviceIcon />
      </Icon>
      <div className="sg-settings-details">
        <p className="sg-settings-name">
          {name} {session.is_current && <Badge tone="success">{t('devices.this')}</Badge>}
        </p>
        <p className="sg-settings-text">
          {t('devices.since', { moment: formatMoment(new Date(session.created_at), locale) })}
        </p>
        {!session.is_current && (
          <p className="sg-settings-text">
            {t('devices.used')} <RelativeTime date={session.last_used_at} />
          </p>
        )}
      </div>
      {!session.is_current && (
        <Button aria-label={t('devices.endNamed', { device: name })} onPress={onEnd}>
          {t('devices.end')}
        </Button>
      )}
    </div>
  );
}
