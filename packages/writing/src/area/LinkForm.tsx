import { Button, Form, Popover, TextField } from '@saudagar/ui';
import { type RefObject, useState } from 'react';
import { type LinkDraft, linkAddress, unlink, writeLink } from '../text/links.ts';
import type { Writing } from '../text/writing.ts';
import { useTexts } from '../texts.ts';
import { writeInto, writingOf } from './writeInto.ts';

interface LinkFormProps {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Element beside which the form opens. */
  anchor: RefObject<HTMLElement | null>;
  /** The link to create or edit; null while the form is closed. */
  link: LinkDraft | null;
  onClose: () => void;
}

/** Asks for a link's address, and for its text when nothing is selected. */
export function LinkForm({ area, anchor, link, onClose }: LinkFormProps) {
  const { t } = useTexts();
  return (
    <Popover
      aria-label={t('link')}
      className="sg-writing-link"
      triggerRef={anchor}
      placement="bottom start"
      isOpen={link !== null}
      onOpenChange={onClose}
    >
      {link && (
        <Fields
          link={link}
          onCancel={onClose}
          onDone={(change) => {
            onClose();
            const element = area.current;
            // After the form has unmounted, since it holds focus until then.
            if (element) setTimeout(() => writeInto(element, change(writingOf(element))));
          }}
        />
      )}
    </Popover>
  );
}

interface FieldsProps {
  link: LinkDraft;
  onCancel: () => void;
  onDone: (change: (writing: Writing) => Writing) => void;
}

function Fields({ link, onCancel, onDone }: FieldsProps) {
  const { t } = useTexts();
  const [url, setUrl] = useState(link.url);
  const [text, setText] = useState(link.text);
  const [isWrong, setWrong] = useState(false);
  return (
    <Form
      className="sg-writing-link-form"
      onSubmit={(event) => {
        event.preventDefault();
        // Portals bubble React events to their parent; the surrounding form must not receive them.
        event.stopPropagation();
        const address = linkAddress(url);
        if (address === null) setWrong(true);
        else onDone((writing) => writeLink(writing, { ...link, text, url: address }));
      }}
    >
      <TextField
        name="url"
        label={t('address')}
        placeholder={t('addressExample')}
        inputMode="url"
        autoFocus
        value={url}
        onChange={(typed) => {
          setUrl(typed);
          setWrong(false);
        }}
        errorMessage={isWrong && t('wrongAddress')}
      />
      {(link.isLink || link.text === '') && (
        <TextField name="text" label={t('linkText')} value={text} onChange={setText} />
      )}
      <div className="sg-writing-link-actions">
        {link.isLink && (
          <Button variant="quiet" onPress={() => onDone((writing) => unlink(writing, link))}>
            {t('unlink')}
          </Button>
        )}
        <Button variant="quiet" onPress={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary">
          {t('setLink')}
        </Button>
      </div>
    </Form>
  );
}
