import {
  AUDIT_ACTIONS,
  type AuditEntry,
  changedTexts,
  FlaggedType,
  type Member,
} from '@saudagar/contract';
import { hrefOfType, useRoutes } from '@saudagar/portal';
import { Link, MemberLink } from '@saudagar/ui';
import { useChangedFields } from '../changedFields/useChangedFields.ts';
import { zonedTime } from '../changedFields/zonedTime.ts';
import { useNotes } from '../notes/useNotes.ts';
import { useTexts } from './texts.ts';

/** Date and time in the zone of the log's day filters, which is named. */
export function Timestamp({ at }: { at: string | null | undefined }) {
  const { locale } = useTexts();
  if (!at) return <>–</>;
  return (
    <time className="sg-log-moment" dateTime={at}>
      {zonedTime(at, locale)}
    </time>
  );
}

/** Name of the recorded action; an unknown one is shown as the server sent it. */
export function ActionName({ entry: { action_type } }: { entry: AuditEntry }) {
  const { t } = useTexts();
  const known = AUDIT_ACTIONS.find((one) => one === action_type);
  return <strong className="sg-log-act">{known ? t(`acts.${known}`) : action_type}</strong>;
}

interface SubjectProps {
  entry: AuditEntry;
}

/** The item an entry is about, linked to its page while it exists; a member is shown by name. */
export function Subject({ entry }: SubjectProps) {
  const routes = useRoutes();
  const { t } = useTexts();
  const { content_type, content_id, title, is_gone = false } = entry;
  if (!content_type || !title || content_type === 'member') return null;
  const { data: type } = FlaggedType.safeParse(content_type);
  const text = t('about', { type: type ? t(`types.${type}`) : content_type, title });
  const href = content_id && !is_gone ? hrefOfType(routes, content_type, content_id) : null;
  return (
    <span className="sg-log-about">
      {href ? <Link href={href}>{text}</Link> : text}
      {is_gone && <span className="sg-log-gone"> ({t('gone')})</span>}
    </span>
  );
}

interface PersonProps {
  member: Member | null | undefined;
  /** True when a missing member means a deleted account. @default false */
  isNamed?: boolean | undefined;
}

/** A member, or the text for a deleted account, or a dash. */
export function Person({ member, isNamed = false }: PersonProps) {
  const { t } = useTexts();
  if (!member) return <>{isNamed ? t('nobody') : '–'}</>;
  return <MemberLink memberId={member.id}>{member.full_name}</MemberLink>;
}

/** The actor: a member, the operator of the server, the passing of time, or a deleted account. */
export function Actor({ entry }: { entry: AuditEntry }) {
  const { t } = useTexts();
  const { action_type, actor, is_operator = false } = entry;
  if (action_type === 'end_suspension') return t('automatic');
  if (is_operator) return t('operator');
  return <Person member={actor} isNamed />;
}

/** Changed fields with old and new values; notes of a role change name its roles already. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const { t } = useTexts();
  const { nameOf, textOf } = useChangedFields();
  const changes = entry.action_type === 'change_role' && entry.notes ? [] : changedTexts(entry);
  if (changes.length === 0) return null;
  return (
    <ul className="sg-log-changes" aria-label={t('changes')}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {nameOf(field)}: {cut(textOf(field, before))} → {cut(textOf(field, after))}
        </li>
      ))}
    </ul>
  );
}

/** Maximum characters of a changed value; the file has the whole. */
const VALUE_MAX = 120;
const cut = (text: string) => (text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX - 1)}…` : text);

/** Notes of an entry, in the words of its author. */
export function EntryNotes({ entry }: { entry: AuditEntry }) {
  const { t } = useTexts();
  const notesOf = useNotes((action) => t(`acts.${action}`));
  return <span className="sg-log-reason">{notesOf(entry) ?? '–'}</span>;
}
