import { attach } from 'effector';
import type { Pattern } from '@rukav/contract/recommendations/slots.ts';
import { $isMember } from '../../platform/session/index.ts';
import { byPattern } from './queries.ts';
import { rememberedFx } from './viewed.ts';

/** What a page has recommended: `ids` is what the shopper sees, commas between them. */
export interface ShelvesAsked {
  pattern: Pattern;
  ids: string;
}

/** Asks for the rows of a page. What a guest has looked at goes along; a member's list the server knows. */
export const openShelvesFx = attach({
  source: $isMember,
  effect: async (isMember, { pattern, ids }: ShelvesAsked) => {
    const viewed = isMember ? [] : await rememberedFx();
    await byPattern.openFx({
      query: { pattern, ...(ids !== '' && { ids }), ...(viewed.length > 0 && { viewed: viewed.join(',') }) },
    });
  },
});
