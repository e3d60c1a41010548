import { FILE_DESCRIPTION_MAX } from '@saudagar/contract';
import { Button, isComposing, TextField } from '@saudagar/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts.ts';
import { isDescriptionTooLong } from './fileRules.ts';

/** Props of {@link FileDescription}. */
export interface FileDescriptionProps {
  /** Name of the file, for its button's label. */
  name: string;
  /** Current description. */
  value: string;
  /** True for a document, whose description tells its content. @default false */
  isDocument?: boolean | undefined;
  /** Called on every change. @default read-only */
  onChange?: ((description: string) => void) | undefined;
}

/**
 * Alternative text of an image, or the content of a document: a button that opens a field below. Enter, Escape or Done
 * close it; a text that is too long keeps it open.
 */
export function FileDescription({
  name,
  value,
  isDocument = false,
  onChange,
}: FileDescriptionProps) {
  const { t } = useTexts();
  const [isOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const isTooLong = isDescriptionTooLong(value);
  const isOpen = onChange !== undefined && (isOpened || isTooLong);

  // Focus moves into the field as it opens, and back to the button as it closes.
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current === isOpened) return;
    wasOpened.current = isOpened;
    (isOpened ? field : button).current?.focus();
  }, [isOpened]);

  const close = () => {
    if (isTooLong) field.current?.focus();
    else setOpened(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isComposing(event) && (event.key === 'Enter' || event.key === 'Escape')) {
      event.nativeEvent.preventDefault();
      close();
    }
  };

  if (!isOpen)
    return (
      <div className="sg-file-description">
        {value !== '' && <p className="sg-file-described">{value}</p>}
        {onChange && (
          <Button
            ref={button}
            variant="quiet"
            size="small"
            aria-label={t(value === '' ? 'description.addTo' : 'description.changeOf', { name })}
            onPress={() => setOpened(true)}
          >
            {t(value === '' ? 'description.add' : 'description.change')}
          </Button>
        )}
      </div>
    );
  return (
    <div className="sg-file-description" data-open>
      <TextField
        label={t(isDocument ? 'description.document' : 'description.label')}
        isMultiline
        rows={2}
        inputRef={field}
        value={value}
        onChange={onChange}
        onFocus={() => setOpened(true)}
        onKeyDown={onKeyDown}
        counter={`${value.trim().length}/${FILE_DESCRIPTION_MAX}`}
        errorMessage={isTooLong && t('description.tooLong', { limit: FILE_DESCRIPTION_MAX })}
      />
      <Button size="small" onPress={close}>
        {t('description.done')}
      </Button>
    </div>
  );
}
