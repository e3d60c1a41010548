import type { Member } from '@saudagar/contract';
import type { useTexts } from './texts.ts';

/** What of a message or a last message says who came or left. */
interface GroupChatLineLike {
  message_type?: string | undefined;
  sender_id: string;
  members?: readonly Member[] | undefined;
}

/** Most names that a line says; of more it says how many. */
const MOST_NAMES = 3;

type Texts = Pick<ReturnType<typeof useTexts>, 't' | 'locale'>;

/** Words the lines of who came or left, as their reader sees them. */
export function groupChatLines({ t, locale }: Texts, memberId: string) {
  function namesOf(members: readonly Member[]): string {
    const ownFirst = [...members].sort((one) => (one.id === memberId ? -1 : 0));
    const names = ownFirst.map(({ id, full_name }) =>
      id === memberId ? t('line.you') : full_name?.trim() || t('unknown'),
    );
    const more = names.length > MOST_NAMES ? names.length - MOST_NAMES + 1 : 0;
    const named = more > 0 ? names.slice(0, MOST_NAMES - 1) : names;
    const all = more > 0 ? [...named, t('line.others', { count: more })] : named;
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(all);
  }

  return {
    /** In the conversation, with who left or who added the others. */
    inRoom(
      { message_type, sender_id, members = [] }: GroupChatLineLike,
      senderName?: string | null,
    ) {
      const name = senderName?.trim() || t('unknown');
      if (message_type === 'member_left') return t('line.left', { name });
      const names = namesOf(members);
      return sender_id === memberId
        ? t('line.youAdded', { names })
        : t('line.added', { name, names });
    },
    /** In the list, which does not know the sender's name. */
    inList({ message_type, sender_id, members = [] }: GroupChatLineLike) {
      if (message_type === 'member_left') return t('line.listLeft');
      if (members.some(({ id }) => id === memberId)) return t('line.listAddedYou');
      const names = namesOf(members);
      return t(sender_id === memberId ? 'line.youAdded' : 'line.listAdded', { names });
    },
  };
}
