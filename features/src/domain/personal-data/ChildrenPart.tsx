import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { limits } from '@rukav/contract/limits.ts';
import { Button } from '@rukav/design-system/Button';
import { DateField } from '@rukav/design-system/DateField';
import { Fieldset } from '@rukav/design-system/Fieldset';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { $draft, childAdded, childChanged, childRemoved } from './form.ts';
import * as styles from './PersonalData.css.ts';
import { useProfileForm } from './useProfileForm.ts';

/** Children, each with gender and day of birth (PROF-20): there is something in the shop for them too. */
export function ChildrenPart() {
  const { formatMessage } = useIntl();
  const { draft, add, remove, change } = useUnit({
    draft: $draft,
    add: childAdded,
    remove: childRemoved,
    change: childChanged,
  });
  const { fieldOf, blurOf } = useProfileForm();

  return (
    <>
      {draft.children.length > 0 && (
        <ul className={styles.children}>
          {draft.children.map(({ gender, birthday }, place) => (
            <li key={place}>
              <Fieldset legend={formatMessage({ id: 'data.child' }, { place: String(place + 1) })}>
                <div className={styles.pair}>
                  <RadioGroup
                    {...fieldOf(`child${place}gender`)}
                    label={formatMessage({ id: 'data.child.gender' })}
                    isRequired
                    {...(gender !== null && { value: gender })}
                    options={(['female', 'male'] as const).map((value) => ({
                      value,
                      label: formatMessage({ id: `data.child.gender.${value}` }),
                    }))}
                    onChange={(value) =>
                      change({ place, changes: { gender: value === 'male' ? 'male' : 'female' } })
                    }
                  />
                  <DateField
                    {...fieldOf(`child${place}birthday`)}
                    label={formatMessage({ id: 'data.birthday' })}
                    isRequired
                    value={birthday}
                    onChange={(day) => change({ place, changes: { birthday: day } })}
                    onBlur={blurOf(`child${place}birthday`)}
                  />
                </div>
                <div>
                  <Button emphasis="plain" size="small" onPress={() => remove(place)}>
                    {formatMessage({ id: 'data.child.remove' }, { place: String(place + 1) })}
                  </Button>
                </div>
              </Fieldset>
            </li>
          ))}
        </ul>
      )}
      {draft.children.length < limits.children && (
        <div>
          <Button emphasis="quiet" size="small" icon="plus" onPress={() => add()}>
            {formatMessage({ id: 'data.child.add' })}
          </Button>
        </div>
      )}
    </>
  );
}
