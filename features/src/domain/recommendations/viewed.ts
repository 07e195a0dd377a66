import { attach, createEffect, createEvent, sample } from 'effector';
import { limits } from '@rukav/contract/limits.ts';
import { addViewed } from '@rukav/contract/recommendations/calls.ts';
import { createCallFx } from '../../platform/api/index.ts';
import { $isMember } from '../../platform/session/index.ts';
import { byPattern, bySlots } from './queries.ts';
import { viewedKeptFx, viewedReadFx } from './viewed-storage.ts';

/** A product is on screen. */
export const productViewed = createEvent<string>();
/** A guest has become a member: what she has looked at goes along. */
export const viewedMerged = createEvent();

const sendFx = createCallFx(addViewed);

/** Ids that this browser remembers, latest first; what is none of them counts as absent. */
export const rememberedFx = createEffect(async (): Promise<readonly string[]> => {
  const kept = await viewedReadFx();
  return Array.isArray(kept)
    ? kept
        .filter((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id))
        .slice(0, limits.viewedProducts)
    : [];
});

/**
 * Tells the server what a member has looked at, and what this browser remembers of the time before she signed in. What cannot
 * be told is remembered here, and goes along the next time.
 */
const tellFx = createEffect(async (viewed: readonly string[]) => {
  const [productId, ...before] = viewed.slice(0, limits.viewedProducts);
  if (productId === undefined) return;
  const isTold = await sendFx({ body: { productId, before } }).then(
    () => true,
    () => false,
  );
  await viewedKeptFx(isTold ? [] : viewed);
});

/** A guest's browser remembers by itself; a member's list is kept with her account. */
const rememberFx = attach({
  source: $isMember,
  effect: async (isMember, productId: string) => {
    const known = await rememberedFx();
    const viewed = [productId, ...known.filter((id) => id !== productId)];
    if (isMember) await tellFx(viewed);
    else await viewedKeptFx(viewed.slice(0, limits.viewedProducts));
  },
});

sample({ clock: productViewed, target: rememberFx });

const mergeFx = createEffect(async () => tellFx(await rememberedFx()));
sample({ clock: viewedMerged, target: mergeFx });

// What was looked at is recommended from then on.
sample({ clock: viewedKeptFx.done, fn: () => undefined, target: [byPattern.staled, bySlots.staled] });
