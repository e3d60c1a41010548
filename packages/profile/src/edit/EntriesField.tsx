import { PROFILE_ENTRY_MAX, PROFILE_LIST_MAX } from '@saudagar/contract';
import { Button, IconButton, type TextControl, TextField } from '@saudagar/ui';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useId, useRef } from 'react';

interface EntriesFieldProps {
  /** Label of the list. */
  label: string;
  /** Returns the label of the input and button of an entry, counted from 1. */
  nameOf: (number: number) => string;
  removeOf: (number: number) => string;
  addLabel: string;
  entries: readonly string[];
  onChange: (entries: readonly string[]) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** A list of short texts with at least one input (ACCT-105, ACCT-132). */
export function EntriesField(props: EntriesFieldProps) {
  const { label, nameOf, removeOf, addLabel, entries, onChange, errorMessage, isReadOnly } = props;
  const id = useId();
  const fields = useRef<(TextControl | null)[]>([]);
  const next = useRef<number | null>(null);

  // Focuses an added input; after a removal, the neighbouring one.
  useEffect(() => {
    const index = next.current;
    if (index === null) return;
    next.current = null;
    fields.current[Math.min(index, entries.length - 1)]?.focus();
  }, [entries]);

  const remove = (at: number) => {
    next.current = at;
    fields.current.length = 0;
    const left = entries.filter((_, index) => index !== at);
    onChange(left.length === 0 ? [''] : left);
  };
  const append = () => {
    next.current = entries.length;
    onChange([...entries, '']);
  };

  return (
    <fieldset className="sg-profile-entries" aria-labelledby={id} aria-describedby={`${id}-error`}>
      <span id={id} className="sg-field-label">
        {label}
      </span>
      <ul className="sg-profile-entry-rows">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same
          <li key={at} className="sg-profile-entry-row">
            <TextField
              aria-label={nameOf(at + 1)}
              maxLength={PROFILE_ENTRY_MAX}
              value={entry}
              isReadOnly={isReadOnly}
              inputRef={(field) => {
                fields.current[at] = field;
              }}
              onChange={(text) =>
                onChange(entries.map((one, index) => (index === at ? text : one)))
              }
            />
            {(entries.length > 1 || entry !== '') && (
              <IconButton
                aria-label={removeOf(at + 1)}
                isDisabled={isReadOnly}
                onPress={() => remove(at)}
              >
                <Trash2 />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Button
        size="compact"
        icon={<Plus />}
        isDisabled={isReadOnly || entries.length >= PROFILE_LIST_MAX}
        onPress={append}
      >
        {addLabel}
      </Button>
      <div id={`${id}-error`} className="sg-field-help">
        {errorMessage && <span className="sg-field-error">{errorMessage}</span>}
      </div>
    </fieldset>
  );
}
