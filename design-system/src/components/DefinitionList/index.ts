export { DefinitionList, type Definition, type DefinitionListProps } from './DefinitionList.tsx';
