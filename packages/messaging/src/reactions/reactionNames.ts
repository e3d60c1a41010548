import { REACTIONS } from '@saudagar/contract';

const EMOJIS: readonly string[] = REACTIONS;
const NAMES = ['thumbsUp', 'heart', 'laughing', 'surprised', 'sad', 'thanks'] as const;

/** Returns the key of an emoji's name; undefined for one of a later version. */
export const reactionName = (emoji: string) => {
  const name = NAMES[EMOJIS.indexOf(emoji)];
  return name && (`reaction.names.${name}` as const);
};
