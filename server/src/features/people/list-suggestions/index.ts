export {
  type Acceptance,
  createListSuggestions,
  mergeShippedSuggestions,
} from './list-suggestions.service.ts';
