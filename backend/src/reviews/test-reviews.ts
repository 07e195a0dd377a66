import sharp from 'sharp';
import type { BodyOf } from '@rukav/contract';
import { addPhoto, type addReview, type askQuestion } from '@rukav/contract/reviews/calls.ts';
import type { Visitor } from '../http/test-visitor.ts';

type ReviewBody = BodyOf<typeof addReview>;
type QuestionBody = BodyOf<typeof askQuestion>;

const agreement = { rules: true, personalData: true } as const;

/** A review with what is asked for and nothing else. */
export const aReview = (
  changes: Partial<ReviewBody['review']> = {},
  more: Partial<ReviewBody> = {},
): ReviewBody => ({
  productId: 'dress-red',
  cityId: 524901,
  review: { rating: 5, sizeFit: 'match_size', text: 'Село как надо.', authorName: 'Анна', ...changes },
  agreement,
  ...more,
});

/** A question with what is asked for and nothing else. */
export const aQuestion = (changes: Partial<QuestionBody> = {}): QuestionBody => ({
  productId: 'dress-red',
  author: 'Айгүл',
  text: 'Садится ли после стирки?',
  agreement,
  ...changes,
});

/** A picture that a camera might have made, lying on its side and telling where it was. */
export const aPhoto = (format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#9b2c2c' } })
    .withExif({ IFD0: { Make: 'Secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

/** Sends bytes as a form's file, as a browser does. */
export async function sendPhoto(visitor: Visitor, bytes: Uint8Array, name = 'фото.jpg', field = 'photo') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  const request = new Response(form);
  return visitor.call(addPhoto, {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}
