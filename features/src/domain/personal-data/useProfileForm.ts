import { useIntl } from 'react-intl';
import { useForm } from '../../platform/forms/view.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import type { ProfileFault, ProfileField } from './draft.ts';
import { profileForm } from './form.ts';

type Named = 'firstName' | 'lastName' | 'secondName' | 'gender' | 'birthday' | 'city';
type Kind = Named | 'childGender' | 'childBirthday';

const isChild = (field: ProfileField): field is Exclude<ProfileField, Named> => field.startsWith('child');
const kindOf = (field: ProfileField): Kind => {
  if (!isChild(field)) return field as Named;
  return field.endsWith('gender') ? 'childGender' : 'childBirthday';
};

const required: Record<Kind, MessageId> = {
  firstName: 'data.problem.firstName.required',
  lastName: 'data.problem.lastName.characters',
  secondName: 'data.problem.secondName.characters',
  gender: 'data.problem.gender',
  birthday: 'data.problem.birthday.required',
  city: 'data.problem.city.required',
  childGender: 'data.problem.child.gender',
  childBirthday: 'data.problem.child.birthday',
};
const wrong: Record<Kind, MessageId> = {
  firstName: 'data.problem.firstName.characters',
  lastName: 'data.problem.lastName.characters',
  secondName: 'data.problem.secondName.characters',
  gender: 'data.problem.gender',
  birthday: 'data.problem.birthday.invalid',
  city: 'data.problem.city.list',
  childGender: 'data.problem.child.gender',
  childBirthday: 'data.problem.child.invalid',
};

function problemOf(field: ProfileField, { code }: ProfileFault): MessageId {
  const kind = kindOf(field);
  if (code === 'required') return required[kind];
  if (code === 'short') return 'data.problem.firstName.short';
  if (code === 'ahead')
    return kind === 'childBirthday' ? 'data.problem.child.ahead' : 'data.problem.birthday.ahead';
  return code === 'long' ? 'data.problem.long' : wrong[kind];
}

/** The form of the profile, its faults in words. */
export function useProfileForm() {
  const { formatMessage } = useIntl();
  return useForm(profileForm, (field, fault) =>
    formatMessage(
      { id: problemOf(field, fault) },
      {
        ...('most' in fault && { most: String(fault.most) }),
        ...(isChild(field) && { place: String(Number(/\d+/.exec(field)?.[0]) + 1) }),
      },
    ),
  );
}
