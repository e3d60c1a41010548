export {
  extractHashtags,
  extractMentions,
  type MemberTextNode,
  parseMemberText,
  plainText,
} from './memberText.ts';
export { normalizeAddress, normalizeTyped } from './normalize.ts';
export {
  type NumberEntry,
  type NumberLimits,
  numberError,
  numberOf,
  type TypedNumber,
} from './numberEntry.ts';
export { isFound, searchedText } from './search.ts';
export { type NumberError, type NumberReading, parseWholeNumber } from './wholeNumber.ts';
