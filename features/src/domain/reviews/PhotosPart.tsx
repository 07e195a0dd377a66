import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { photoTypes, reviewLimits } from '@rukav/contract/reviews/limits.ts';
import { PhotosField } from '@rukav/design-system/PhotosField';
import { question, review } from './model.ts';
import { useReviewForm, type Kind } from './useReviewForm.ts';

const limits = { count: reviewLimits.photos, size: reviewLimits.photoSize, types: photoTypes };

/** The photographs that go with a text: sent as soon as they are chosen. */
export function PhotosPart({ kind }: { kind: Kind }) {
  const { formatMessage } = useIntl();
  const form = kind === 'review' ? review : question;
  const { photos, productId, choose, remove, retry } = useUnit({
    photos: form.$photos,
    productId: form.$productId,
    choose: form.photos.chosen,
    remove: form.photos.removed,
    retry: form.photos.retried,
  });
  const { fieldOf } = useReviewForm(kind);
  const named = (id: 'remove' | 'retry' | 'sending') => (name: string) =>
    formatMessage({ id: `reviews.photos.${id}` }, { name });

  return (
    <PhotosField
      {...fieldOf('photos')}
      label={formatMessage({ id: 'reviews.photos' })}
      requirement={formatMessage({ id: 'reviews.optional' })}
      description={formatMessage({ id: 'reviews.photos.hint' })}
      limits={limits}
      labels={{
        add: formatMessage({ id: 'reviews.photos.add' }),
        drop: formatMessage({ id: 'reviews.photos.drop' }),
        list: formatMessage({ id: 'reviews.photos.list' }),
        remove: named('remove'),
        retry: named('retry'),
        sending: named('sending'),
      }}
      photos={photos.map(({ id, file, state, progress, fault }) => ({
        id,
        name: file.name,
        state: state === 'waiting' ? 'sending' : state,
        progress,
        // A file of another kind is no picture that a browser could draw.
        ...(fault !== 'wrongType' && fault !== 'unreadable' && { src: id }),
        ...(fault && { reason: formatMessage({ id: `reviews.photo.${fault}` }) }),
      }))}
      onAdd={(files) => choose({ productId, files })}
      onRemove={remove}
      onRetry={retry}
    />
  );
}
