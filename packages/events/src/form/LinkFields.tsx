import { EVENT_LINKS_MAX, EVENT_PLACE_MAX, EVENT_TITLE_MAX } from '@saudagar/contract';
import { Button, IconButton, isComposing, TextField, type TextFieldProps } from '@saudagar/ui';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { filledLinks, type LinkValues, linkError } from './eventValues.ts';
import { useTexts } from './texts.ts';

interface LinkFieldsProps {
  value: readonly LinkValues[];
  onChange: (links: readonly LinkValues[]) => void;
  /** Set when a link is invalid: empty if its row shows the error, else the server's message. */
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** Links of an event, a row each: title, address and a note (EVT-044–046, EVT-171). */
export function LinkFields({ value, onChange, errorMessage, isReadOnly }: LinkFieldsProps) {
  const { t } = useTexts();
  const list = useRef<HTMLFieldSetElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const filled = filledLinks(value);

  const change = (key: number, part: Partial<LinkValues>) =>
    onChange(value.map((link) => (link.key === key ? { ...link, ...part } : link)));
  // Enter moves to the next field or the Add button; it never submits the form.
  const goOn: TextFieldProps['onKeyDown'] = (event) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    const fields = [...(list.current?.querySelectorAll('input') ?? [])];
    (fields[fields.indexOf(event.target as HTMLInputElement) + 1] ?? add.current)?.focus();
  };
  const errorOf = (link: LinkValues) =>
    errorMessage !== undefined && filled.includes(link) ? linkError(link) : null;

  return (
    <fieldset ref={list} className="sg-field sg-event-form-links">
      <legend className="sg-field-label">{t('fields.links')}</legend>
      {value.map((link, index) => {
        const error = errorOf(link);
        const number = index + 1;
        const field = (name: 'title' | 'url' | 'description') => ({
          label: t(`links.${name}`),
          value: link[name],
          onChange: (text: string) => change(link.key, { [name]: text }),
          isReadOnly,
          onKeyDown: goOn,
        });
        return (
          <fieldset key={link.key} className="sg-event-link">
            <legend className="sg-event-hidden">{t('links.name', { number })}</legend>
            <TextField
              {...field('title')}
              maxLength={EVENT_TITLE_MAX}
              errorMessage={error === 'linkTitle' && t('rules.linkTitle')}
            />
            <TextField
              {...field('url')}
              type="url"
              placeholder={t('links.scheme')}
              maxLength={2048}
              errorMessage={error === 'linkUrl' && t('rules.linkUrl')}
            />
            <TextField {...field('description')} maxLength={EVENT_PLACE_MAX} />
            <IconButton
              className="sg-event-link-remove"
              aria-label={t('links.remove', { number })}
              isDisabled={isReadOnly}
              onPress={() => {
                onChange(value.filter(({ key }) => key !== link.key));
                add.current?.focus();
              }}
            >
              <X />
            </IconButton>
          </fieldset>
        );
      })}
      {errorMessage && (
        <p className="sg-field-error" role="alert">
          {errorMessage}
        </p>
      )}
      {value.length < EVENT_LINKS_MAX && (
        <Button
          ref={add}
          size="small"
          icon={<Plus />}
          isDisabled={isReadOnly}
          onPress={() => {
            const key = Math.max(0, ...value.map((one) => one.key + 1));
            onChange([...value, { key, title: '', url: '', description: '' }]);
          }}
        >
          {t('links.add')}
        </Button>
      )}
    </fieldset>
  );
}
