import { combine, createEvent, createStore, sample } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { putProfile } from '@rukav/contract/account/calls.ts';
import { createCallFx, failureOf } from '../../platform/api/index.ts';
import { $clock } from '../../platform/clock/index.ts';
import {
  handleRefusals,
  type Handled,
  type Handling,
  type RefusalRecipe,
} from '../../platform/errors/handle-refusals.ts';
import { createDraft, createForm } from '../../platform/forms/index.ts';
import { showToastFx } from '../../platform/overlays/index.ts';
import { profileCleared } from '../profile/index.ts';
import { account, $account, accountChanged } from './account.ts';
import {
  draftOf,
  emptyProfile,
  faultKeysOf,
  faultsOfProfile,
  faultsOfServer,
  isDraftField,
  isSame,
  profileFields,
  rebased,
  toSave,
  type ChildDraft,
  type ProfileDraft,
  type ProfileFault,
  type ProfileFaults,
  type ProfileField,
} from './draft.ts';

/** The page of the form was opened. */
export const formOpened = createEvent();
/** A child is added, as an empty line. */
export const childAdded = createEvent();
/** A child is taken out, by its place. */
export const childRemoved = createEvent<number>();
/** A child's line is changed. */
export const childChanged = createEvent<{ place: number; changes: Partial<ChildDraft> }>();
/** What another device has written is taken in the place of what stands here. */
export const theirsTaken = createEvent();

const draft = createDraft('profile', emptyProfile);
/** The profile, as far as it is written. */
export const { $draft, changed } = draft;

$draft
  .on(childAdded, (written) => ({
    ...written,
    children: [...written.children, { gender: null, birthday: '' }],
  }))
  .on(childRemoved, (written, place) => ({
    ...written,
    children: written.children.filter((_, index) => index !== place),
  }))
  .on(childChanged, (written, { place, changes }) => ({
    ...written,
    children: written.children.map((child, index) => (index === place ? { ...child, ...changes } : child)),
  }));

const saveFx = createCallFx(putProfile);
export const $isSaving = saveFx.pending;

/** The version that the form stands on, and what the profile was in it. */
const $base = createStore<{ version: number; profile: ProfileDraft }>(
  { version: 0, profile: emptyProfile },
  { serialize: 'ignore' },
).reset(profileCleared);
sample({ clock: profileCleared, target: draft.cleared });

/** The profile was loaded or saved in another version than the form stands on: what was not touched here follows it. */
const begun = sample({
  clock: [formOpened, $account],
  source: { known: $account, base: $base, written: $draft },
  filter: ({ known, base }) => known !== null && known.version !== base.version,
  fn: ({ known, base, written }) => {
    const { version, profile } = known ? { version: known.version, profile: draftOf(known) } : base;
    return { version, profile, draft: rebased(written, base.profile, profile) };
  },
});
$base.on(begun, (_, { version, profile }) => ({ version, profile }));
sample({ clock: begun, fn: ({ draft: written }) => written, target: $draft });

/** The form of the profile. */
export const profileForm = createForm<ProfileDraft, ProfileField, ProfileFault>({
  name: 'profile',
  fields: profileFields,
  $draft,
  changed: [
    changed.map(faultKeysOf),
    sample({ clock: [childAdded, childRemoved, childChanged], fn: () => faultKeysOf({ children: [] }) }),
  ],
  $own: combine($draft, $clock, (written, { now }) =>
    faultsOfProfile(written, new Date(now()).toISOString().slice(0, 10)),
  ),
  $isBusy: saveFx.pending,
});
sample({ clock: formOpened, target: profileForm.opened });

sample({
  clock: profileForm.ready,
  source: $base,
  fn: ({ version }, written) => ({ body: { ...toSave(written), version } }),
  target: saveFx,
});
sample({ clock: saveFx.doneData, fn: ({ profile }) => profile, target: accountChanged });
sample({ clock: saveFx.done, fn: () => undefined, target: profileForm.opened });
sample({
  clock: saveFx.doneData,
  fn: ({ profile: { version } }) =>
    ({ id: `profile-saved ${version}`, level: 'success', message: 'data.saved' }) as const,
  target: showToastFx,
});

/** What is said above the buttons of the form. */
export type ProfileNotice = 'changed' | 'failed' | 'unavailable';
interface ProfileHandling extends Handling<ProfileField, ProfileFault, ProfileNotice> {
  faults?: ProfileFaults;
}
const recipe: RefusalRecipe<RefusalOf<typeof putProfile> | 'validation', ProfileHandling> = {
  table: {
    profile_changed: { notice: 'changed' },
    city_not_found: { faults: { city: { code: 'fromList' } } },
    validation: {},
  },
  otherwise: { notice: 'failed' },
  noAnswer: { notice: 'unavailable' },
};
function refine({ failure, handling }: Handled<ProfileHandling>): ProfileHandling {
  if (failure.kind !== 'refused' || failure.errors[0]?.code !== 'validation') return handling;
  const faults = faultsOfServer(failure.errors);
  return Object.keys(faults).length > 0 ? { faults } : { notice: 'failed' };
}
const refused = handleRefusals({ ...recipe, failures: saveFx.failData.map(failureOf), refine });
sample({ clock: refused.filterMap(({ handling }) => handling.faults), target: profileForm.refused });

export const $notice = createStore<ProfileNotice | null>(null, { serialize: 'ignore' })
  .on(refused, (_, { handling }) => handling.notice ?? null)
  .reset(formOpened, profileForm.submitted, theirsTaken);

// Another device was earlier: what it has written is loaded, and fields that were not touched here follow it.
const overtaken = sample({ clock: refused, filter: ({ handling }) => handling.notice === 'changed' });
sample({ clock: overtaken, fn: () => undefined, target: account.retryFx });

/** The fields that another device has changed, by the names of the contract. */
const $elsewhere = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(overtaken, (_, { failure }) =>
    failure.kind === 'refused' ? String(failure.errors[0]?.params?.['fields'] ?? '').split(',') : [],
  )
  .reset(formOpened, saveFx.done);

/** Fields that were changed on both devices, and are not the same. */
export const $conflicts = combine($elsewhere, $draft, $base, (fields, written, { profile }) =>
  fields.filter(isDraftField).filter((name) => !isSame(written[name], profile[name])),
);
sample({
  clock: theirsTaken,
  source: { conflicts: $conflicts, base: $base, written: $draft },
  fn: ({ conflicts, base: { profile }, written }): ProfileDraft => ({
    ...written,
    ...Object.fromEntries(conflicts.map((name) => [name, profile[name]])),
    ...(conflicts.includes('cityId') && { city: profile.city }),
  }),
  target: $draft,
});

/** The profile was saved. */
export const profileSaved = saveFx.doneData;
