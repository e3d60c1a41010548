import {
  TENDER_CATEGORIES,
  TENDER_CURRENCIES,
  TENDER_DESCRIPTION_MAX,
  TENDER_LINE_MAX,
  TENDER_TAG_MAX,
  TENDER_TAGS_MAX,
  TENDER_TITLE_MAX,
  type TenderValidationError,
} from '@saudagar/contract';
import { type FormActor, FormStep, useField } from '@saudagar/flows/react';
import { useTagText } from '@saudagar/portal';
import {
  Checkbox,
  DatePicker,
  FormSection,
  NumberField,
  Select,
  TagInput,
  TextField,
} from '@saudagar/ui';
import { FileFields } from './FileFields.tsx';
import { RequirementFields } from './RequirementFields.tsx';
import { budgetLimits } from './tenderErrors.ts';
import type { TenderValues } from './tenderValues.ts';
import { useTexts } from './texts.ts';

interface TenderFieldsProps {
  actor: FormActor<TenderValues>;
  /** True once a proposal exists: currency, requirements and seal are fixed. @default false */
  isLocked?: boolean | undefined;
}

/** The fields of a tender, in sections (TND-051–059). */
export function TenderFields({ actor, isLocked = false }: TenderFieldsProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  const field = useField(actor, (name, rule) =>
    rule === 'required'
      ? t('rules.required', { field: t(`fields.${name}` as 'fields.title') })
      : t(`rules.${rule as TenderValidationError['refusal']}`),
  );
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { isReadOnly, ...category } = field('category');
  const currency = field('currency');
  const requirements = field('requirements');
  const sealed = field('sealed');
  const tags = field('tags');
  const known = [...new Set([...TENDER_CATEGORIES, ...(category.value ? [category.value] : [])])];
  const money = (name: 'budget_min' | 'budget_max') => (
    <NumberField
      {...field(name)}
      label={t(`fields.${name}`)}
      {...budgetLimits(currency.value)[name]}
      prefix={currency.value}
    />
  );
  const award = (name: 'is_multi_award' | 'shows_award') => {
    const { value, onChange, errorMessage } = field(name);
    return (
      <Checkbox
        {...{ name, onChange, errorMessage }}
        label={t(`fields.${name}`)}
        description={t(`fields.${name}Hint`)}
        isSelected={value}
        isDisabled={isReadOnly || isLocked}
      />
    );
  };
  return (
    <>
      <FormStep id="about">
        <FormSection title={t('sections.about')}>
          <TextField
            {...field('title')}
            label={t('fields.title')}
            maxLength={TENDER_TITLE_MAX}
            isRequired
          />
          <TextField
            {...field('description')}
            label={t('fields.description')}
            maxLength={TENDER_DESCRIPTION_MAX}
            isMultiline
            rows={4}
            isRequired
          />
          <Select
            {...category}
            label={t('fields.category')}
            options={[
              { id: '', label: t('fields.choose') },
              ...known.map((id) => ({ id, label: tagText(id) })),
            ]}
            isDisabled={isReadOnly}
            isRequired
          />
          {isLocked ? (
            <p className="sg-tender-note">{t('fields.locked')}</p>
          ) : (
            <RequirementFields {...requirements} />
          )}
        </FormSection>
      </FormStep>
      <FormStep id="terms">
        <FormSection title={t('sections.terms')}>
          <DatePicker
            {...field('deadline')}
            label={t('fields.deadline')}
            timeZone={timeZone}
            isRequired
          />
          <div className="sg-tender-money">
            <Select
              name="currency"
              label={t('fields.currency')}
              value={currency.value}
              options={TENDER_CURRENCIES.map((id) => ({ id, label: id }))}
              onChange={currency.onChange}
              errorMessage={currency.errorMessage}
              isDisabled={isReadOnly || isLocked}
            />
            {money('budget_min')}
            {money('budget_max')}
          </div>
          <Checkbox
            name="sealed"
            label={t('fields.sealed')}
            description={t('fields.sealedHint')}
            errorMessage={sealed.errorMessage}
            isSelected={sealed.value}
            onChange={sealed.onChange}
            isDisabled={isReadOnly || isLocked}
          />
          {award('is_multi_award')}
          {award('shows_award')}
        </FormSection>
      </FormStep>
      <FormStep id="details">
        <FormSection title={t('sections.contact')}>
          <div className="sg-tender-pair">
            <TextField
              {...field('company_name')}
              label={t('fields.company_name')}
              maxLength={TENDER_LINE_MAX}
              isRequired
            />
            <TextField
              {...field('contact_person')}
              label={t('fields.contact_person')}
              maxLength={TENDER_LINE_MAX}
              isRequired
            />
          </div>
          <TextField
            {...field('location')}
            label={t('fields.location')}
            maxLength={TENDER_LINE_MAX}
          />
        </FormSection>
        <FormSection title={t('sections.more')}>
          <FileFields actor={actor as FormActor<Pick<TenderValues, 'files' | 'existingFiles'>>} />
          <TagInput
            label={t('fields.tags')}
            value={tags.value}
            onChange={tags.onChange}
            errorMessage={tags.errorMessage}
            isDisabled={isReadOnly}
            maxTags={TENDER_TAGS_MAX}
            maxLength={TENDER_TAG_MAX}
          />
        </FormSection>
      </FormStep>
    </>
  );
}
