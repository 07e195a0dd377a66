import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { DateField } from '@rukav/design-system/DateField';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { TextField } from '@rukav/design-system/TextField';
import { CityField } from '../address/view.ts';
import { $draft, changed } from './form.ts';
import * as styles from './PersonalData.css.ts';
import { useProfileForm } from './useProfileForm.ts';

/** What a member says of herself. Name, gender, birthday and city have to be said (PROF-16 to PROF-19). */
export function ProfileFields() {
  const { formatMessage } = useIntl();
  const { draft, change } = useUnit({ draft: $draft, change: changed });
  const { fieldOf, blurOf } = useProfileForm();
  const optional = { requirement: formatMessage({ id: 'data.optional' }) };
  const name = (field: 'lastName' | 'firstName' | 'secondName') => ({
    ...fieldOf(field),
    label: formatMessage({ id: `data.${field}` }),
    value: draft[field],
    onChange: (written: string) => change({ [field]: written }),
    onBlur: blurOf(field),
  });

  return (
    <>
      <div className={styles.names}>
        <TextField {...name('lastName')} {...optional} autoComplete="family-name" />
        <TextField {...name('firstName')} isRequired autoComplete="given-name" />
        <TextField {...name('secondName')} {...optional} autoComplete="additional-name" />
      </div>
      <RadioGroup
        {...fieldOf('gender')}
        label={formatMessage({ id: 'data.gender' })}
        isRequired
        {...(draft.gender !== null && { value: draft.gender })}
        options={(['female', 'male'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `data.gender.${value}` }),
        }))}
        onChange={(gender) => change({ gender: gender === 'male' ? 'male' : 'female' })}
      />
      <div className={styles.pair}>
        <DateField
          {...fieldOf('birthday')}
          label={formatMessage({ id: 'data.birthday' })}
          description={formatMessage({ id: 'data.birthday.hint' })}
          autoComplete="bday"
          isRequired
          value={draft.birthday}
          onChange={(birthday) => change({ birthday })}
          onBlur={blurOf('birthday')}
        />
        <CityField
          field={{ ...fieldOf('city'), onBlur: blurOf('city') }}
          value={{ id: draft.cityId, name: draft.city }}
          onChange={({ id, name: city }) => change({ cityId: id, city })}
        />
      </div>
    </>
  );
}
