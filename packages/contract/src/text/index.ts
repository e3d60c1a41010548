export {
  extractHashtags,
  extractMentions,
  type MemberTextNode,
  parseMemberText,
  plainText,
} from './memberText.ts';
export { normalizeAddress, normalizeTyped } from './normalize.ts';
export { isFound, searchedText } from './search.ts';
