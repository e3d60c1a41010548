import {
  type FileInfo,
  RESOURCE_BODY_MAX,
  RESOURCE_CATEGORIES,
  RESOURCE_DESCRIPTION_MAX,
  RESOURCE_NUMBERS,
  RESOURCE_TITLE_MAX,
  RESOURCE_TYPES,
} from '@saudagar/contract';
import { type FieldsActor, useField } from '@saudagar/flows/react';
import { useTagText } from '@saudagar/portal';
import { Checkbox, NumberField, Select, TextField } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { AttachmentFields } from './AttachmentFields.tsx';
import type { ResourceValues } from './resourceValues.ts';
import { useErrorText } from './useErrorText.ts';

/** Maximum length of an author's name and organization, and of an address. */
const LINE_MAX = 120;
const URL_MAX = 2048;

interface ResourceFieldsProps {
  actor: FieldsActor<ResourceValues>;
  /** Key under which its uploads are stored. */
  uploads: string;
  /** Files the resource already has. */
  files: readonly FileInfo[] | undefined;
}

/** Fields of a resource (ADM-189–203). */
export function ResourceFields({ actor, uploads, files }: ResourceFieldsProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  const field = useField(actor, useErrorText());
  const { isReadOnly, ...type } = field('resource_type');
  const { isReadOnly: _, ...category } = field('category');
  const time = type.value === 'video' ? 'duration_minutes' : 'read_time_minutes';
  const hasText = type.value === 'article' || type.value === 'blog';
  const choose = { id: '', label: t('form.choose') };
  const line = (name: 'author_name' | 'author_organization') => (
    <TextField {...field(name)} label={t(`form.${name}`)} maxLength={LINE_MAX} isRequired />
  );
  const address = (name: 'content_url' | 'thumbnail_url') => (
    <TextField
      {...field(name)}
      type="url"
      inputMode="url"
      label={t(`form.${name}`)}
      placeholder={t('form.addressHint')}
      maxLength={URL_MAX}
    />
  );
  const box = (name: 'featured' | 'draft_mode') => {
    const { value, ...rest } = field(name);
    return <Checkbox {...rest} isSelected={value} label={t(`form.${name}`)} />;
  };
  return (
    <>
      <TextField
        {...field('title')}
        label={t('form.title')}
        maxLength={RESOURCE_TITLE_MAX}
        isRequired
      />
      <div className="sg-admin-form-pair">
        <Select
          {...type}
          label={t('form.resource_type')}
          options={[choose, ...RESOURCE_TYPES.map((id) => ({ id, label: t(`types.${id}`) }))]}
          onChange={(id) => type.onChange(RESOURCE_TYPES.find((one) => one === id) ?? '')}
          isDisabled={isReadOnly}
          isRequired
        />
        <Select
          {...category}
          label={t('form.category')}
          options={[choose, ...RESOURCE_CATEGORIES.map((id) => ({ id, label: tagText(id) }))]}
          isDisabled={isReadOnly}
          isRequired
        />
      </div>
      <TextField
        {...field('description')}
        label={t('form.description')}
        maxLength={RESOURCE_DESCRIPTION_MAX}
        isMultiline
        rows={4}
        isRequired
      />
      <div className="sg-admin-form-pair">
        {line('author_name')}
        {line('author_organization')}
      </div>
      <div className="sg-admin-form-pair">
        {address('content_url')}
        {address('thumbnail_url')}
      </div>
      <div className="sg-admin-form-pair">
        {type.value !== '' && (
          <NumberField
            {...field(time)}
            label={t(`form.${time}`)}
            {...RESOURCE_NUMBERS[time]}
            suffix={t('form.minutes')}
          />
        )}
        <NumberField
          {...field('priority')}
          {...RESOURCE_NUMBERS.priority}
          label={t('form.priority')}
          description={t('form.priorityHint')}
        />
      </div>
      <TextField {...field('tags')} label={t('form.tags')} description={t('form.tagsHint')} />
      {hasText && (
        <TextField
          {...field('body')}
          label={t('form.body')}
          maxLength={RESOURCE_BODY_MAX}
          isMultiline
          rows={6}
        />
      )}
      <AttachmentFields
        actor={actor}
        name={uploads}
        files={files}
        errorMessage={field('attachments').errorMessage}
      />
      {box('featured')}
      {box('draft_mode')}
    </>
  );
}
