import { EVENT_PLACE_MAX } from '@saudagar/contract';
import type { FieldProps, FieldsActor } from '@saudagar/flows/react';
import { Checkbox, DatePicker, Select, TextField, useNow } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { deviceZone, knownZone } from '../when/zones.ts';
import { isPastStart } from './eventErrors.ts';
import type { EventValues } from './eventValues.ts';
import { changeZone, moveToPlace } from './eventZone.ts';
import { useTexts } from './texts.ts';
import { useZoneOptions } from './useZoneOptions.ts';

interface WhenFieldsProps {
  actor: FieldsActor<EventValues>;
  field: <Name extends keyof EventValues & string>(name: Name) => FieldProps<EventValues[Name]>;
  /** Props of a field that may be locked. */
  locked: (name: string, hint?: string) => { isDisabled: boolean; description: string | undefined };
  /** Saved start of an edited event, which may be in the past. @default a new event's */
  savedStart?: string | undefined;
  /** Saved end of a running event, which may only move later. @default not running */
  extendedFrom?: string | undefined;
}

/** Times, their zone, and the place of an event; the place chooses the zone. */
export function WhenFields({ actor, field, locked, savedStart, extendedFrom }: WhenFieldsProps) {
  const { t } = useTexts();
  const now = useNow();
  const values = useSelector(actor, ({ context }) => context.values);
  const { start_date, time_zone } = values;
  const timeZone = knownZone(time_zone) ?? deviceZone();
  const change = (changed: Partial<EventValues>) =>
    actor.send({ type: 'field.changed', change: changed });
  const { isReadOnly, ...zone } = field('time_zone');
  const zones = useZoneOptions(time_zone, start_date ?? new Date(now).toISOString());
  const place = field('location');
  const past = field('confirmed_past');
  const dates = (name: 'start_date' | 'end_date') => (
    <DatePicker
      {...field(name)}
      {...(name === 'end_date' && extendedFrom !== undefined
        ? { minValue: extendedFrom, description: t('edit.extend') }
        : locked(name))}
      label={t(`fields.${name}`)}
      timeZone={timeZone}
      isRequired
    />
  );
  return (
    <>
      <div className="sg-event-pair">
        {dates('start_date')}
        {dates('end_date')}
      </div>
      {start_date && isPastStart(values, now, savedStart) && (
        <Checkbox
          name={past.name}
          label={t('fields.confirmed_past')}
          errorMessage={past.errorMessage}
          isReadOnly={past.isReadOnly}
          isSelected={past.value === start_date}
          onChange={(isConfirmed) => past.onChange(isConfirmed ? start_date : '')}
        />
      )}
      <Select
        {...zone}
        label={t('fields.time_zone')}
        description={locked('time_zone', t('fields.zoneHint')).description}
        options={zones}
        isDisabled={isReadOnly || locked('time_zone').isDisabled}
        onChange={(id) => change(changeZone(values, id))}
      />
      <div className="sg-event-pair">
        <TextField
          {...place}
          {...locked('location', t('fields.locationHint'))}
          label={t('fields.location')}
          maxLength={EVENT_PLACE_MAX}
          isRequired
          onChange={(location) =>
            change(locked('time_zone').isDisabled ? { location } : moveToPlace(values, location))
          }
        />
        <TextField
          {...field('venue')}
          label={t('fields.venue')}
          description={t('fields.venueHint')}
          maxLength={EVENT_PLACE_MAX}
        />
      </div>
    </>
  );
}
