import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Text } from '@rukav/design-system/Text';
import { TextField } from '@rukav/design-system/TextField';
import { FormFrame } from './FormFrame.tsx';
import { LongText } from './LongText.tsx';
import { question } from './model.ts';
import { PhotosPart } from './PhotosPart.tsx';
import { useReviewForm } from './useReviewForm.ts';

/** A question: its text is enough; a name, an e-mail for the answer and photographs may go with it. */
export function QuestionForm() {
  const { formatMessage } = useIntl();
  const { draft, change } = useUnit({ draft: question.$draft, change: question.changed });
  const { fieldOf } = useReviewForm('question');
  const optional = formatMessage({ id: 'reviews.optional' });

  return (
    <FormFrame kind="question">
      <Text>{formatMessage({ id: 'reviews.question.intro' })}</Text>
      <LongText
        {...fieldOf('text')}
        label={formatMessage({ id: 'reviews.question.text' })}
        isRequired
        size="large"
        value={draft.text}
        onChange={(text) => change({ text })}
      />
      <PhotosPart kind="question" />
      <TextField
        {...fieldOf('author')}
        label={formatMessage({ id: 'reviews.author' })}
        description={formatMessage({ id: 'reviews.author.hint' })}
        requirement={optional}
        autoComplete="given-name"
        value={draft.author}
        onChange={(author) => change({ author })}
      />
      <TextField
        {...fieldOf('email')}
        label={formatMessage({ id: 'reviews.email' })}
        description={formatMessage({ id: 'reviews.email.hint' })}
        requirement={optional}
        autoComplete="email"
        value={draft.email}
        onChange={(email) => change({ email })}
      />
    </FormFrame>
  );
}
