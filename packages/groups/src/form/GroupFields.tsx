import {
  GROUP_DESCRIPTION_MAX,
  GROUP_DESCRIPTION_MIN,
  GROUP_LOCATION_MAX,
  GROUP_NAME_MAX,
  GROUP_NAME_MIN,
} from '@saudagar/contract';
import { type FieldsActor, useField } from '@saudagar/flows/react';
import { RadioGroup, TextField } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import type { GroupValues } from './groupValues.ts';
import { RulesField } from './RulesField.tsx';
import { useRuleText } from './useRuleText.ts';

interface GroupFieldsProps {
  actor: FieldsActor<GroupValues>;
  /** True when the type can be changed. @default true */
  hasType?: boolean | undefined;
  /** Field for the tags, which differs between the forms. */
  tags: ReactNode;
}

/** Fields shared by both group forms. */
export function GroupFields({ actor, hasType = true, tags }: GroupFieldsProps) {
  const { t } = useTexts();
  const field = useField<GroupValues>(actor, useRuleText());
  const name = field('name');
  const description = field('description');
  const { onChange: chooseType, ...type } = field('group_type');
  const { value: rulesValue, name: _, ...rules } = field('rules');
  return (
    <div className="sg-group-fields">
      <TextField
        {...name}
        label={t('form.name')}
        description={!name.errorMessage && t('form.nameHint', { least: GROUP_NAME_MIN })}
        maxLength={GROUP_NAME_MAX}
        isRequired
      />
      <TextField
        {...description}
        label={t('form.description')}
        description={
          !description.errorMessage && t('form.descriptionHint', { least: GROUP_DESCRIPTION_MIN })
        }
        maxLength={GROUP_DESCRIPTION_MAX}
        isMultiline
        isRequired
      />
      {hasType && (
        <RadioGroup
          {...type}
          label={t('form.type')}
          options={[
            { id: 'public', label: t('types.public'), description: t('form.publicHint') },
            { id: 'private', label: t('types.private'), description: t('form.privateHint') },
          ]}
          onChange={chooseType}
        />
      )}
      {tags}
      <TextField
        {...field('location')}
        label={t('form.location')}
        description={t('form.locationHint')}
        maxLength={GROUP_LOCATION_MAX}
      />
      <RulesField {...rules} rules={rulesValue} />
    </div>
  );
}
