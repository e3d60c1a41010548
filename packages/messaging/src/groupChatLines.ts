import type { Member } from '@saudagar/contract';
import type { useTexts } from './texts.ts';

/** Fields of a message or preview from which a join or leave line is made. */
interface GroupChatLineLike {
  message_type?: string | undefined;
  sender_id: string;
  members?: readonly Member[] | undefined;
}

/** Maximum number of names in a line; further members are counted. */
const MOST_NAMES = 3;

type Texts = Pick<ReturnType<typeof useTexts>, 't' | 'locale'>;

/** Returns formatters of join and leave lines, from the reader's point of view. */
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
    /** Line in a conversation, with the name of who left or added the others. */
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
    /** Line in the list, where the sender's name is unknown. */
    inList({ message_type, sender_id, members = [] }: GroupChatLineLike) {
      if (message_type === 'member_left') return t('line.listLeft');
      if (members.some(({ id }) => id === memberId)) return t('line.listAddedYou');
      const names = namesOf(members);
      return t(sender_id === memberId ? 'line.youAdded' : 'line.listAdded', { names });
    },
  };
}
