import { Button, VisuallyHidden } from '@saudagar/ui';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../texts.ts';
import type { HiddenMember } from './feedConfiguration.ts';

interface HiddenMembersProps {
  members: readonly HiddenMember[];
  onChange: (members: HiddenMember[]) => void;
}

/** Hidden members, each with a button to show them again (FEED-197, FEED-204). */
export function HiddenMembers({ members, onChange }: HiddenMembersProps) {
  const { t } = useTexts();
  const id = useId();
  const group = useRef<HTMLElement>(null);
  const [announcement, announce] = useState('');

  function restore({ id: restored, name }: HiddenMember, index: number) {
    // Moves focus to the next button, or to the group after the last.
    const buttons = group.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? group.current)?.focus();
    announce(t('hidden.restored', { name }));
    onChange(members.filter((member) => member.id !== restored));
  }

  return (
    <section ref={group} tabIndex={-1} className="sg-feed-hidden" aria-labelledby={id}>
      <h3 id={id} className="sg-field-label">
        {t('hidden.title')}
      </h3>
      {members.length === 0 && <p className="sg-field-description">{t('hidden.none')}</p>}
      {members.length > 0 && (
        <ul className="sg-feed-hidden-members">
          {members.map((member, index) => (
            <li key={member.id}>
              <span>{member.name}</span>
              <Button
                size="small"
                aria-label={t('hidden.restoreName', { name: member.name })}
                onPress={() => restore(member, index)}
              >
                {t('hidden.restore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden elementType="div" role="status">
        {announcement}
      </VisuallyHidden>
    </section>
  );
}
