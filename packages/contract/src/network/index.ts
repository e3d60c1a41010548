export {
  DEFAULT_SUGGESTIONS,
  listSuggestions,
  requestConnection,
  Suggestion,
  SuggestionReason,
} from './connections.ts';
