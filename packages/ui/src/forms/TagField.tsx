import { useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { classes } from '../classes.ts';
import { useTexts } from '../texts/useTexts.ts';
import { FieldHelp, FieldLabel } from './Field.tsx';
import { TagChips } from './TagChips.tsx';
import { TagInput } from './TagInput.tsx';
import type { TagFieldProps } from './tagFieldProps.ts';
import { useTagEntry } from './useTagEntry.ts';

/**
 * Tags typed or selected from suggestions: Enter, a comma or blur adds one, ignoring duplicates in
 * any case. Rejected text stays in the field with an error.
 */
export function TagField(props: TagFieldProps) {
  const { label, description, tags, maxTags, isDisabled = false, isRequired = false } = props;
  const { t } = useTexts();
  const entry = useTagEntry(props);
  const [isOpen, setOpen] = useState(false);
  const error = entry.refusal ?? props.errorMessage;
  return (
    <div className={classes('sg-tag-field', props.className)}>
      <TagInput
        entry={entry}
        tags={tags}
        suggestions={props.suggestions ?? []}
        placeholder={props.placeholder ?? ''}
        aria-label={props['aria-label']}
        isInvalid={Boolean(error)}
        onOpenChange={setOpen}
        {...{ isDisabled, isRequired }}
        label={<FieldLabel label={label} isRequired={isRequired} />}
        help={
          <FieldHelp
            description={description}
            errorMessage={error}
            counter={maxTags !== undefined && t('tags.counter', { count: tags.length, maxTags })}
          />
        }
      />
      {tags.length > 0 && (
        <TagChips tags={tags} isHidden={isOpen} {...(!isDisabled && { onRemove: entry.remove })} />
      )}
      <VisuallyHidden elementType="div" role="status">
        {entry.said}
      </VisuallyHidden>
    </div>
  );
}
