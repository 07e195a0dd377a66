import type { Account, Child, ProfileFields, ProfileGender } from '@rukav/contract/account/schemas.ts';
import { faultOf } from '@rukav/contract/fields/fault.ts';
import { Birthday, FirstName, OptionalName } from '@rukav/contract/fields/person.ts';
import { limits } from '@rukav/contract/limits.ts';
import type { ApiError } from '@rukav/contract/errors.ts';
import { chosen, faultsOf, serverFaults, type Faults, type ServerFault } from '../../platform/forms/index.ts';

/** A child while it is being written. */
export interface ChildDraft {
  gender: ProfileGender | null;
  birthday: string;
}

/** The profile while it is being written. */
export interface ProfileDraft {
  firstName: string;
  lastName: string;
  secondName: string;
  gender: ProfileGender | null;
  birthday: string;
  /** Null while what is written in the city's field is none of the list. */
  cityId: number | null;
  city: string;
  children: readonly ChildDraft[];
}

export const emptyProfile: ProfileDraft = {
  firstName: '',
  lastName: '',
  secondName: '',
  gender: null,
  birthday: '',
  cityId: null,
  city: '',
  children: [],
};

/** The field of a child, by its place. */
export type ChildField = `child${number}${'gender' | 'birthday'}`;
export type ProfileField =
  | 'firstName'
  | 'lastName'
  | 'secondName'
  | 'gender'
  | 'birthday'
  | 'city'
  | ChildField;

const childFields: readonly ChildField[] = Array.from({ length: limits.children }, (_, place) => [
  `child${place}gender` as const,
  `child${place}birthday` as const,
]).flat();

/** The fields that can be faulty, in the order in which they stand. */
export const profileFields: readonly ProfileField[] = [
  'lastName',
  'firstName',
  'secondName',
  'gender',
  'birthday',
  'city',
  ...childFields,
];

/** What is wrong with a field of the profile; `ahead` – a day that has not come yet. */
export type ProfileFault = ServerFault | { code: 'fromList' } | { code: 'ahead' };
export type ProfileFaults = Faults<ProfileField, ProfileFault>;

const birthdayFault = (day: string, today: string): ProfileFault | null =>
  faultOf(Birthday, day) ?? (day > today ? { code: 'ahead' } : null);

const cityFault = ({ city, cityId }: ProfileDraft): ProfileFault | null =>
  city.trim() === '' ? chosen(cityId) : cityId === null ? { code: 'fromList' } : null;

/** Everything that keeps a profile from being saved; `today` as `YYYY-MM-DD` (PROF-16 to PROF-19). */
export const faultsOfProfile = (draft: ProfileDraft, today: string): ProfileFaults =>
  faultsOf<ProfileField, ProfileFault>({
    lastName: faultOf(OptionalName, draft.lastName),
    firstName: faultOf(FirstName, draft.firstName),
    secondName: faultOf(OptionalName, draft.secondName),
    gender: chosen(draft.gender),
    birthday: birthdayFault(draft.birthday, today),
    city: cityFault(draft),
    ...Object.fromEntries(
      draft.children.flatMap(({ gender, birthday }, place) => [
        [`child${place}gender`, chosen(gender)],
        [`child${place}birthday`, birthdayFault(birthday, today)],
      ]),
    ),
  });

const placeOfChild = (field = '') => field.replace(/^children\.(\d+)\.(\w+)$/, 'child$1$2');

/** The faults that the server has found, at their fields, a child's at that child's (ERR-109 to ERR-111). */
export const faultsOfServer = (errors: readonly ApiError[]): ProfileFaults =>
  serverFaults(
    errors.map((error) => ({ ...error, field: placeOfChild(error.field) })),
    profileFields,
    { cityId: 'city', children: 'child0birthday' },
  );

/** The keys of the faults that a change puts right. */
export const faultKeysOf = (changes: Partial<ProfileDraft>): object =>
  'children' in changes ? Object.fromEntries(childFields.map((field) => [field, true])) : changes;

/** A profile as a draft to change. */
export const draftOf = ({
  firstName,
  lastName,
  secondName,
  gender,
  birthday,
  city,
  children,
}: Account): ProfileDraft => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  secondName: secondName ?? '',
  gender,
  birthday: birthday ?? '',
  cityId: city?.id ?? null,
  city: city?.name ?? '',
  children,
});

/** A draft without faults, as it is sent. */
export const toSave = (draft: ProfileDraft): ProfileFields => ({
  firstName: draft.firstName,
  lastName: draft.lastName,
  secondName: draft.secondName,
  gender: draft.gender ?? 'female',
  birthday: draft.birthday,
  cityId: draft.cityId ?? 0,
  children: draft.children.flatMap(({ gender, birthday }): Child[] =>
    gender === null ? [] : [{ gender, birthday }],
  ),
});

/** Whether a name of the contract is one of the draft's fields. */
export const isDraftField = (name: string): name is Exclude<keyof ProfileDraft, 'city'> =>
  name !== 'city' && Object.hasOwn(emptyProfile, name);

/** Whether two values of a field are the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A draft after another device has changed the profile: fields that were not touched here become what they are there, the others
 * stay. `before` is what the form began with.
 */
export const rebased = (draft: ProfileDraft, before: ProfileDraft, there: ProfileDraft): ProfileDraft => {
  const touched = Object.entries(draft).filter(
    ([name, value]) => !isSame(value, before[name as keyof ProfileDraft]),
  );
  return { ...there, ...Object.fromEntries(touched) };
};
