import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { Link } from '@rukav/design-system/Link';
import { question, review } from './model.ts';
import { useReviewForm, type Kind } from './useReviewForm.ts';

const pages = { rules: '/terms', personalData: '/consent_registration_form' } as const;

/** What is agreed to before a text is sent: each by itself and unticked. */
export function AgreementsPart({ kind }: { kind: Kind }) {
  const { formatMessage } = useIntl();
  const form = kind === 'review' ? review : question;
  const { draft, changeReview, changeQuestion } = useUnit({
    draft: form.$draft,
    changeReview: review.changed,
    changeQuestion: question.changed,
  });
  const change = kind === 'review' ? changeReview : changeQuestion;
  const { fieldOf } = useReviewForm(kind);
  const agreement = (name: keyof typeof pages) => (
    <Checkbox
      {...fieldOf(name)}
      isRequired
      isChecked={draft[name]}
      onChange={(isChecked) => change({ [name]: isChecked })}
    >
      {formatMessage(
        { id: `reviews.agree.${name}` },
        {
          link: (words: ReactNode) => (
            <Link href={pages[name]} opensNewTab>
              {words}
            </Link>
          ),
        },
      )}
    </Checkbox>
  );

  return (
    <>
      {agreement('rules')}
      {agreement('personalData')}
    </>
  );
}
