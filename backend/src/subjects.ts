import { accounts } from './accounts/index.ts';
import { createCart } from './cart/index.ts';
import { catalogue, firstPictures } from './catalogue/index.ts';
import { checkout } from './checkout/index.ts';
import { content } from './content/index.ts';
import { demoAddresses } from './demo/demo-addresses.ts';
import { demoPictures, demoSeed } from './demo/index.ts';
import { demo } from './demo/subject.ts';
import { dev } from './dev/index.ts';
import { createGeography, sessionCities } from './geography/index.ts';
import { housekeeping } from './http/housekeeping.ts';
import { createImages } from './images/subject.ts';
import type { Subject } from './kernel.ts';
import { orders } from './orders/index.ts';
import { outbox } from './outbox/index.ts';
import { points } from './points/index.ts';
import { product } from './product/index.ts';
import { reviews } from './reviews/index.ts';
import { createSessionSubject } from './session/index.ts';
import { signIn } from './sign-in/index.ts';

/** Everything that the backend is made of, one line a subject. `prepare` runs in this order. */
export const subjects: readonly Subject[] = [
  housekeeping,
  outbox,
  dev,
  demo,
  createSessionSubject(sessionCities),
  createGeography(demoAddresses),
  points,
  content,
  catalogue,
  product,
  reviews,
  createImages(() => demoPictures(demoSeed), firstPictures),
  accounts,
  signIn,
  createCart(demoAddresses),
  checkout,
  orders,
];
