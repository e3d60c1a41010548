import { Popover, UnstyledButton } from '@saudagar/ui';
import type { RefObject } from 'react';
import { useTexts } from '../texts.ts';

/** Ids of the quick templates, in order (MSG-047–050). */
const TEMPLATES = ['introduction', 'connection', 'inquiry'] as const;

export interface TemplateListProps {
  /** Element the popover is placed beside. */
  anchor: RefObject<HTMLElement | null>;
  /** Called with the chosen template's text, or null. */
  onClose: (text: string | null) => void;
}

/** The three quick templates, in the member's language. */
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
            <UnstyledButton
              className="sg-messages-template"
              onPress={() => onClose(t(`template.${name}.text`))}
            >
              <strong>{t(`template.${name}.title`)}</strong>
              <span>{t(`template.${name}.text`)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
