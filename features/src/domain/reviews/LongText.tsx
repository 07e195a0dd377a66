import { useIntl } from 'react-intl';
import { TextArea } from '@rukav/design-system/TextArea';
import { reviewLimits } from '@rukav/contract/reviews/limits.ts';

interface LongTextProps {
  id: string;
  label: string;
  error?: string;
  description?: string;
  isRequired?: boolean;
  size?: 'small' | 'medium' | 'large';
  value: string;
  onChange: (text: string) => void;
}

/** A text with the count of its characters. More than the limit can be written, and is shown as a fault: nothing is cut off silently. */
export function LongText({ isRequired = false, value, ...field }: LongTextProps) {
  const { formatMessage } = useIntl();

  return (
    <TextArea
      {...field}
      value={value}
      isRequired={isRequired}
      {...(!isRequired && { requirement: formatMessage({ id: 'reviews.optional' }) })}
      count={formatMessage(
        { id: 'reviews.count' },
        { count: String(value.trim().length), most: String(reviewLimits.text) },
      )}
    />
  );
}
