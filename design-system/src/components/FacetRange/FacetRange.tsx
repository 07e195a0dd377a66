import { RangeFields, type RangeFieldsProps } from '../RangeFields/index.ts';

export interface FacetRangeProps extends Pick<
  RangeFieldsProps,
  'label' | 'endLabels' | 'min' | 'max' | 'value' | 'onChangeEnd' | 'faults'
> {}

/** The two fields of `RangeFields` under the heading of a facet, which says what is narrowed: the label is only read out. */
export function FacetRange(props: FacetRangeProps) {
  return <RangeFields {...props} isLabelHidden size="small" />;
}
