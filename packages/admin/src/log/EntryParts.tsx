import { AUDIT_ACTIONS, type AuditEntry, FlaggedType, type Member } from '@saudagar/contract';
import { hrefOfType, useRoutes } from '@saudagar/portal';
import { Link, MemberLink, zoneName } from '@saudagar/ui';
import { useNotes } from '../notes/useNotes.ts';
import { useTexts } from './texts.ts';

/** Date and time in the viewer's time zone, which is named. */
export function Timestamp({ at }: { at: string | null | undefined }) {
  const { locale } = useTexts();
  if (!at) return <>–</>;
  const date = new Date(at);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time className="sg-log-moment" dateTime={at}>
      {`${text.format(date)}\u00a0${zoneName(timeZone, locale, date)}`}
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

/** The item an entry is about, linked to its page; a member is shown by name. */
export function Subject({ entry }: SubjectProps) {
  const routes = useRoutes();
  const { t } = useTexts();
  const { content_type, content_id, title } = entry;
  if (!content_type || !title || content_type === 'member') return null;
  const { data: type } = FlaggedType.safeParse(content_type);
  const text = t('about', { type: type ? t(`types.${type}`) : content_type, title });
  const href = content_id ? hrefOfType(routes, content_type, content_id) : null;
  return <span className="sg-log-about">{href ? <Link href={href}>{text}</Link> : text}</span>;
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

/** Notes of an entry, in the words of its author. */
export function EntryNotes({ entry }: { entry: AuditEntry }) {
  const { t } = useTexts();
  const notesOf = useNotes((action) => t(`acts.${action}`));
  return <span className="sg-log-reason">{notesOf(entry) ?? '–'}</span>;
}
