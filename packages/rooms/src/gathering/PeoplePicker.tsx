import type { Member } from '@saudagar/contract';
import { MemberAvatar, useUser, useViewActor } from '@saudagar/portal';
import { Icon, IconButton, InlineMessage, VisuallyHidden } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { LoadingPeople, Person } from '../Person.tsx';
import { useTexts } from '../texts.ts';
import { providePeople } from './gatheringActors.ts';

interface PeoplePickerProps {
  chosen: readonly Member[];
  /** Ids of members who are not to be chosen. */
  taken: readonly string[];
  /** Whom of those chosen the server no longer has. */
  gone: Member | undefined;
  isReadOnly: boolean;
  errorMessage: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  onToggle: (member: Member) => void;
}

/**
 * Chooses members by name. Focus stays in the field: arrow keys mark one, Enter chooses them or lets
 * them go, Backspace in an empty field lets the last one go.
 */
export function PeoplePicker(props: PeoplePickerProps) {
  const { chosen, taken, gone, isReadOnly, errorMessage, inputRef, onToggle } = props;
  const { t } = useTexts();
  const id = useId();
  const ownId = useUser()?.id;
  const people = useViewActor(providePeople, undefined);
  const query = useSelector(people, ({ context }) => context.query);
  const found = useSelector(people, ({ context }) => context.found);
  const isAsking = useSelector(people, (snapshot) => snapshot.matches('asking'));
  const isNobody = useSelector(people, (snapshot) => snapshot.matches('nobody'));
  const hasFailed = useSelector(people, (snapshot) => snapshot.matches('failed'));
  const [marked, mark] = useState<number | null>(null);
  const chips = useRef<HTMLUListElement>(null);

  const shown = found.filter((one) => one.id !== ownId && !taken.includes(one.id));
  const nameOf = ({ full_name, username }: Member) => full_name?.trim() || username || t('unknown');
  const isChosen = (member: Member) => chosen.some((one) => one.id === member.id);
  // While a name is typed its first match is what Enter means.
  const active = Math.min(marked ?? (query.trim() === '' ? -1 : 0), shown.length - 1);
  const option = active < 0 ? undefined : `${id}-${active}`;
  useEffect(() => {
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  }, [option]);

  function take(member: Member | undefined) {
    if (!member || isReadOnly) return;
    onToggle(member);
    people.send({ type: 'query.cleared' });
    if (query !== '') mark(null);
  }

  function remove(member: Member, at: number) {
    onToggle(member);
    // On to the next one's button, or back to the field after the last.
    const buttons = chips.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? inputRef.current)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const last = shown.length - 1;
    if (key === 'ArrowDown') mark(active >= last ? 0 : active + 1);
    else if (key === 'ArrowUp') mark(active <= 0 ? last : active - 1);
    else if (key === 'Enter') take(shown[active]);
    else if (key === 'Backspace' && query === '' && !isReadOnly) {
      const member = chosen.at(-1);
      if (member) onToggle(member);
      return;
    } else return;
    event.preventDefault();
  }

  return (
    <div className="sg-people">
      {chosen.length > 0 && (
        <ul ref={chips} className="sg-people-chosen" aria-label={t('gather.chosen')}>
          {chosen.map((member, at) => (
            <li
              key={member.id}
              className="sg-people-chip"
              data-gone={member.id === gone?.id || undefined}
            >
              <MemberAvatar member={member} size="small" />
              <span className="sg-people-chip-name">{nameOf(member)}</span>
              <IconButton
                size="small"
                aria-label={t('gather.remove', { name: nameOf(member) })}
                isDisabled={isReadOnly}
                onPress={() => remove(member, at)}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden elementType="div" role="status">
        {chosen.length > 0 && t('gather.count', { count: chosen.length })}
      </VisuallyHidden>
      <div className="sg-field">
        <div className="sg-control">
          <Icon className="sg-control-leading">
            <Search />
          </Icon>
          <input
            ref={inputRef}
            className="sg-input"
            // biome-ignore lint/a11y/noAutofocus: the dialog is opened to search
            autoFocus
            role="combobox"
            aria-label={t('gather.search')}
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? id : undefined}
            aria-activedescendant={option}
            aria-invalid={errorMessage ? true : undefined}
            aria-describedby={errorMessage ? `${id}-error` : undefined}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={t('gather.search')}
            maxLength={100}
            readOnly={isReadOnly}
            value={query}
            onChange={({ currentTarget }) => {
              mark(null);
              people.send({ type: 'query.changed', query: currentTarget.value });
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className="sg-field-help">
          {errorMessage && (
            <span id={`${id}-error`} className="sg-field-error" role="alert">
              {errorMessage}
            </span>
          )}
        </div>
      </div>
      <div className="sg-people-found" aria-busy={isAsking}>
        {hasFailed && (
          <InlineMessage kind="error" onRetry={() => people.send({ type: 'people.retried' })}>
            {t('gather.notFound')}
          </InlineMessage>
        )}
        {isAsking && found.length === 0 && <LoadingPeople />}
        <p className="sg-people-nobody" role="status">
          {(isNobody || (found.length > 0 && shown.length === 0)) &&
            (query.trim() === '' ? t('gather.nobodyThere') : t('gather.noMatch', { query }))}
        </p>
        {shown.length > 0 && (
          <div
            id={id}
            role="listbox"
            aria-label={t('gather.people')}
            aria-multiselectable="true"
            className="sg-people-list"
          >
            {shown.map((member, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken in the field
              <div
                key={member.id}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={isChosen(member)}
                data-marked={at === active || undefined}
                className="sg-person sg-people-option"
                // Focus, and with it a phone's keyboard, stays where it is.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(member)}
              >
                <Person member={member} name={nameOf(member)} />
                <span className="sg-people-mark">
                  {isChosen(member) && (
                    <Icon>
                      <Check />
                    </Icon>
                  )}
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
