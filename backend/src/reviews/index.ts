import { catalogueOf } from '../catalogue/index.ts';
import { createCityRepository } from '../geography/index.ts';
import { job } from '../jobs/jobs.ts';
import type { Kernel, Subject } from '../kernel.ts';
import { addPhotoHandler } from './add-photo.ts';
import { addReviewHandler } from './add-review.ts';
import { askQuestionHandler } from './ask-question.ts';
import { getQuestionsHandler } from './get-questions.ts';
import { getReviewsHandler } from './get-reviews.ts';
import { photoPage } from './photo-page.ts';
import { createPhotoRepository } from './photo-repository.ts';
import { createPhotoStore } from './photo-store.ts';

export { countRatings } from './count-ratings.ts';
export { createReviewRepository } from './review-repository.ts';
export { textHash } from './text-hash.ts';

const hour = 3_600_000;

/** Throws away photographs that no review or question has taken within a day. */
async function sweepPhotos({ db, clock, config }: Kernel): Promise<void> {
  const photos = createPhotoStore(config.dataDir);
  const dayAgo = new Date(clock.now().getTime() - 24 * hour);
  for (const id of await createPhotoRepository(db).forgetWaiting(dayAgo)) await photos.remove(id);
}

/** Reviews and questions of products with their photographs; each waits for a moderator before others see it. */
export const reviews: Subject = {
  name: 'reviews',
  routes: (kernel) => {
    const parts = { catalogue: catalogueOf(kernel.db), cities: createCityRepository(kernel.db) };
    return [
      addReviewHandler(kernel, parts),
      askQuestionHandler(kernel, parts),
      addPhotoHandler(kernel, createPhotoStore(kernel.config.dataDir)),
      getReviewsHandler(kernel, parts),
      getQuestionsHandler(kernel, parts),
    ];
  },
  pages: (app, kernel) => photoPage(app, kernel, createPhotoStore(kernel.config.dataDir)),
  jobs: (kernel) => [job({ name: 'sweep-review-photos', every: hour, run: () => sweepPhotos(kernel) })],
};
