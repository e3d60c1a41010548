import { PlainButton, Popover } from '@saudagar/ui';
import type { RefObject } from 'react';
import { useTexts } from '../texts.ts';

/** The quick templates, in order (MSG-047–050). */
const TEMPLATES = ['introduction', 'connection', 'inquiry'] as const;

export interface TemplateListProps {
  /** Beside what it opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Told the text of the template that was chosen, or null. */
  onClose: (text: string | null) => void;
}

/** The three quick templates, whose texts are written in the member's language. */
export function TemplateList({ anchor, onClose }: TemplateListProps) {
  const { t } = useTexts();
  return (
    <Popover
      aria-label={t('template.open')}
      triggerRef={anchor}
      placement="top start"
      isOpen
      onOpenChange={() => onClose(null)}
    >
      <ul className="sg-messages-templates">
        {TEMPLATES.map((name) => (
          <li key={name}>
            <PlainButton
              className="sg-messages-template"
              onPress={() => onClose(t(`template.${name}.text`))}
            >
              <strong>{t(`template.${name}.title`)}</strong>
              <span>{t(`template.${name}.text`)}</span>
            </PlainButton>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
