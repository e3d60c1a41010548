import {
  EVENT_DESCRIPTION_MAX,
  EVENT_NUMBERS,
  EVENT_TAG_MAX,
  EVENT_TAGS_MAX,
  EVENT_TITLE_MAX,
  EVENT_TYPES,
  type EventValidationError,
} from '@saudagar/contract';
import { type FieldsActor, FormStep, useField } from '@saudagar/flows/react';
import { useTagText } from '@saudagar/portal';
import { Checkbox, FormSection, NumberField, Select, TagInput, TextField } from '@saudagar/ui';
import type { ReactNode } from 'react';
import type { EventValues } from './eventValues.ts';
import { LinkFields } from './LinkFields.tsx';
import { useTexts } from './texts.ts';
import { WhenFields } from './WhenFields.tsx';

interface EventFieldsProps {
  actor: FieldsActor<EventValues>;
  /** Returns true when a field can no longer be changed. @default none is locked */
  // EVT-195–200
  isLocked?: ((field: string) => boolean) | undefined;
  /** Number of registrations, the minimum for the limit. @default 0 */
  registered?: number | undefined;
  /** Saved start of an edited event. @default a new event's */
  savedStart?: string | undefined;
  /** Saved end of a running event. @default not running */
  extendedFrom?: string | undefined;
  /** File fields, rendered between location and tags. */
  files: ReactNode;
}

/** Fields of an event, in sections (EVT-106–119). */
export function EventFields(props: EventFieldsProps) {
  const { actor, isLocked = () => false, registered = 0, files, savedStart, extendedFrom } = props;
  const { t } = useTexts();
  const tagText = useTagText();
  const field = useField(actor, (name, rule) => {
    // Each link row shows its own error.
    if (name === 'links') return '';
    if (rule === 'past' || rule === 'onlyLater') return t(`rules.${rule}`);
    return rule === 'required'
      ? t('rules.required', { field: t(`fields.${name}`) })
      : t(`rules.${rule as EventValidationError['refusal']}`, { count: registered });
  });
  const locked = (name: string, hint?: string) => ({
    isDisabled: isLocked(name),
    description: isLocked(name) ? t('edit.locked') : hint,
  });
  const { isReadOnly, ...type } = field('event_type');
  const types = [...new Set([...EVENT_TYPES, ...(type.value ? [type.value] : [])])];
  const tags = field('tags');
  const registeredOnly = field('registered_only');

  return (
    <>
      <FormStep id="about">
        <FormSection title={t('sections.about')}>
          <TextField
            {...field('title')}
            {...locked('title')}
            label={t('fields.title')}
            maxLength={EVENT_TITLE_MAX}
            isRequired
          />
          <TextField
            {...field('description')}
            label={t('fields.description')}
            maxLength={EVENT_DESCRIPTION_MAX}
            isMultiline
            rows={4}
            isRequired
          />
          <Select
            {...type}
            label={t('fields.event_type')}
            options={[
              { id: '', label: t('fields.choose') },
              ...types.map((id) => ({ id, label: tagText(id) })),
            ]}
            isDisabled={isReadOnly}
            isRequired
          />
        </FormSection>
      </FormStep>
      <FormStep id="when">
        <FormSection title={t('sections.when')}>
          <WhenFields {...{ actor, field, locked, savedStart, extendedFrom }} />
        </FormSection>
      </FormStep>
      <FormStep id="details">
        <FormSection title={t('sections.places')}>
          <div className="sg-event-pair">
            <NumberField
              {...field('max_attendees')}
              label={t('fields.max_attendees')}
              description={t('fields.unlimited')}
              {...EVENT_NUMBERS.max_attendees}
            />
            <NumberField
              {...field('price')}
              label={t('fields.price')}
              description={t('fields.free')}
              {...EVENT_NUMBERS.price}
              prefix="Rp"
            />
          </div>
        </FormSection>
        {files}
        <FormSection title={t('sections.more')}>
          <TagInput
            label={t('fields.tags')}
            value={tags.value}
            onChange={tags.onChange}
            errorMessage={tags.errorMessage}
            isDisabled={isReadOnly}
            maxTags={EVENT_TAGS_MAX}
            maxLength={EVENT_TAG_MAX}
          />
          <TextField
            {...field('website')}
            label={t('fields.website')}
            description={t('fields.websiteHint')}
            type="url"
          />
          <LinkFields {...field('links')} />
          <Checkbox
            label={t('fields.registered_only')}
            description={t('fields.registeredOnlyHint')}
            isSelected={registeredOnly.value}
            onChange={registeredOnly.onChange}
            isDisabled={isReadOnly}
          />
        </FormSection>
      </FormStep>
    </>
  );
}
