import type { Member } from '@saudagar/contract';
import { MemberAvatar, useUser, useViewActor } from '@saudagar/portal';
import { Icon, IconButton, InlineMessage, isComposing, VisuallyHidden } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../texts.ts';
import { LoadingPeople, Person, useMemberName } from './Person.tsx';
import { providePeople } from './peopleFlow.ts';

/** Props of {@link PeoplePicker}. */
export interface PeoplePickerProps {
  /** The selected members, in order. */
  chosen: readonly Member[];
  /** Ids of members who are not offered, besides the reader. @default none */
  taken?: readonly string[] | undefined;
  /** Id of a group whose members are not offered either. @default none */
  groupId?: string | undefined;
  /**
   * A selected member rejected by the server, such as a deleted one; marked as invalid.
   * @default none
   */
  gone?: Member | undefined;
  /** Makes the selection read-only, for example while sending. @default false */
  isReadOnly?: boolean | undefined;
  /** Error message of the selection; marks the field as invalid. @default nothing */
  errorMessage?: string | undefined;
  /** Focuses the field on mount, for example in a search dialog. @default false */
  autoFocus?: boolean | undefined;
  /** Receives the input, to focus it. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /** Called when a member is selected or deselected. */
  onToggle: (member: Member) => void;
}

const NOBODY: readonly string[] = [];

/**
 * Selects members by name. Focus stays in the field: arrow keys mark a member, Enter selects or
 * removes them, Backspace in an empty field removes the last one.
 */
export function PeoplePicker(props: PeoplePickerProps) {
  const { chosen, taken = NOBODY, gone, isReadOnly = false, errorMessage } = props;
  const { autoFocus = false, groupId, onToggle } = props;
  const { t } = useTexts();
  const nameOf = useMemberName();
  const id = useId();
  const ownId = useUser()?.id;
  const people = useViewActor(providePeople, { query: { name: '', groupId } });
  const query = useSelector(people, ({ context }) => context.query.name);
  const matches = useSelector(people, ({ context }) => context.items);
  const isLoading = useSelector(people, (snapshot) => snapshot.hasTag('loading'));
  const hasFailed = useSelector(people, (snapshot) => snapshot.hasTag('failed'));
  const [marked, mark] = useState<number | null>(null);
  const chips = useRef<HTMLUListElement>(null);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownInput;
  const search = (name: string) => people.send({ type: 'list.queried', query: { name, groupId } });

  const shown = matches.filter((one) => one.id !== ownId && !taken.includes(one.id));
  const isNobody = shown.length === 0 && !hasFailed && (!isLoading || matches.length > 0);
  const isChosen = (member: Member) => chosen.some((one) => one.id === member.id);
  // While a name is typed, Enter selects its first match.
  const active = Math.min(marked ?? (query.trim() === '' ? -1 : 0), shown.length - 1);
  const option = active < 0 ? undefined : `${id}-${active}`;
  useEffect(() => {
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  }, [option]);

  function take(member: Member | undefined) {
    if (!member || isReadOnly) return;
    onToggle(member);
    search('');
    if (query !== '') mark(null);
  }

  function remove(member: Member, index: number) {
    onToggle(member);
    // Focus moves to the next remove button, or to the field after the last.
    const buttons = chips.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    if (isComposing(event)) return;
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
        <ul ref={chips} className="sg-people-chosen" aria-label={t('people.chosen')}>
          {chosen.map((member, index) => (
            <li
              key={member.id}
              className="sg-people-chip"
              data-gone={member.id === gone?.id || undefined}
            >
              <MemberAvatar member={member} size="small" />
              <span className="sg-people-chip-name">{nameOf(member)}</span>
              <IconButton
                size="small"
                aria-label={t('people.remove', { name: nameOf(member) })}
                isDisabled={isReadOnly}
                onPress={() => remove(member, index)}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden elementType="div" role="status">
        {chosen.length > 0 && t('people.count', { count: chosen.length })}
      </VisuallyHidden>
      <div className="sg-field">
        <div className="sg-control">
          <Icon className="sg-control-leading">
            <Search />
          </Icon>
          <input
            ref={input}
            className="sg-input"
            // biome-ignore lint/a11y/noAutofocus: the owner decides on initial focus
            autoFocus={autoFocus}
            role="combobox"
            aria-label={t('people.search')}
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? id : undefined}
            aria-activedescendant={option}
            aria-invalid={errorMessage ? true : undefined}
            aria-describedby={errorMessage ? `${id}-error` : undefined}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={t('people.search')}
            maxLength={100}
            readOnly={isReadOnly}
            value={query}
            onChange={({ currentTarget }) => {
              mark(null);
              search(currentTarget.value);
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
      <div className="sg-people-found" aria-busy={isLoading}>
        {hasFailed && (
          <InlineMessage kind="error" onRetry={() => people.send({ type: 'list.retried' })}>
            {t('people.notFound')}
          </InlineMessage>
        )}
        {isLoading && matches.length === 0 && <LoadingPeople />}
        <p className="sg-people-nobody" role="status">
          {isNobody &&
            (query.trim() === '' ? t('people.nobodyThere') : t('people.noMatch', { query }))}
        </p>
        {shown.length > 0 && (
          <div
            id={id}
            role="listbox"
            aria-label={t('people.all')}
            aria-multiselectable="true"
            className="sg-people-list"
          >
            {shown.map((member, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled in the field
              <div
                key={member.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={isChosen(member)}
                data-marked={index === active || undefined}
                className="sg-person sg-people-option"
                // Focus, and with it a phone's keyboard, stays in the field.
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
