import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { PublishedQuestion } from '@rukav/contract/reviews/schemas.ts';
import { ReviewTile } from '@rukav/design-system/ReviewTile';
import { formatDate } from '../../../platform/locale/index.ts';
import { openModalFx } from '../../../platform/overlays/index.ts';
import { $session } from '../../../platform/session/index.ts';
import { usePhotos } from './usePhotos.ts';

/** A published question with its photographs, and the shop's answer once there is one. */
export function QuestionItem({ question }: { question: PublishedQuestion }) {
  const { formatMessage } = useIntl();
  const { session, open } = useUnit({ session: $session, open: openModalFx });
  const { photos, answer } = question;
  const author = question.author || formatMessage({ id: 'reviews.section.questions.nobody' });
  const label = formatMessage({ id: 'reviews.section.photos.of' }, { author });
  const lang = question.lang === session.lang ? {} : { lang: question.lang };
  const items = usePhotos(photos);

  return (
    <ReviewTile
      author={author}
      date={{ label: formatDate(question.createdAt.slice(0, 10)), dateTime: question.createdAt.slice(0, 10) }}
      texts={[{ id: 'text', text: question.text }]}
      {...lang}
      {...(photos.length > 0 && {
        photos: {
          label,
          items,
          onPress: (id: string) =>
            void open({
              id: 'review-photos',
              props: { title: label, photos, index: photos.findIndex((photo) => photo.id === id) },
            }),
        },
      })}
      {...(answer !== null && {
        answer: {
          author: formatMessage({ id: 'reviews.section.questions.answer' }),
          text: answer,
          ...lang,
        },
      })}
    />
  );
}
