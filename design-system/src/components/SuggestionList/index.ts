export {
  SuggestionList,
  type Suggestion,
  type SuggestionGroup,
  type SuggestionListProps,
} from './SuggestionList.tsx';
