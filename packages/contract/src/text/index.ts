export {
  extractHashtags,
  extractMentions,
  type MemberTextNode,
  parseMemberText,
  plainText,
} from './memberText.ts';
export { isFound, searchedText } from './search.ts';
