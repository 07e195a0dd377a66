import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { ErrorSummary } from '@rukav/design-system/ErrorSummary';
import { Form } from '@rukav/design-system/Form';
import { Inline } from '@rukav/design-system/Inline';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { TextArea } from '@rukav/design-system/TextArea';
import { TextField } from '@rukav/design-system/TextField';
import { digitsOnly, withoutLatin } from '../../platform/forms/index.ts';
import { FilteredField } from '../../platform/forms/view.ts';
import { AddressForm, CityField } from '../address/view.ts';
import * as styles from './Addresses.css.ts';
import { $draft, $notice, addressForm, changed, saveFx } from './form.ts';
import { HerePart } from './HerePart.tsx';
import { SavingNotices } from './SavingNotices.tsx';
import { useAddressForm } from './useAddressForm.ts';

/** The fields of a saved address: those of checkout, with a name of its owner's own. */
export function SavedAddressForm() {
  const { formatMessage } = useIntl();
  const { draft, notice, isPending, change, submit } = useUnit({
    draft: $draft,
    notice: $notice,
    isPending: saveFx.pending,
    change: changed,
    submit: addressForm.submitted,
  });
  const { fieldOf, blurOf, summary } = useAddressForm();
  const optional = { requirement: formatMessage({ id: 'addresses.optional' }) };

  return (
    <div className={styles.form}>
      <Form isWide onSubmit={() => submit()} label={formatMessage({ id: 'addresses.form' })}>
        <ErrorSummary title={formatMessage({ id: 'addresses.summary' })} {...summary} />
        <TextField
          {...fieldOf('addressName')}
          label={formatMessage({ id: 'addresses.name' })}
          description={formatMessage({ id: 'addresses.name.hint' })}
          isRequired
          value={draft.addressName}
          onChange={(addressName) => change({ addressName })}
          onBlur={blurOf('addressName')}
        />
        <RadioGroup
          label={formatMessage({ id: 'addresses.type' })}
          value={draft.type}
          options={(['HOUSE', 'OTHER'] as const).map((type) => ({
            value: type,
            label: formatMessage({ id: `addresses.type.${type}` }),
          }))}
          onChange={(type) => change({ type: type === 'OTHER' ? 'OTHER' : 'HOUSE' })}
        />
        <CityField
          field={{ ...fieldOf('city'), onBlur: blurOf('city') }}
          value={{ id: draft.cityId, name: draft.city }}
          onChange={({ id, name }) => change({ cityId: id, city: name, streetId: null })}
        />
        <HerePart />
        <AddressForm
          value={draft}
          onChange={change}
          fieldOf={fieldOf}
          blurOf={blurOf}
          {...(draft.cityId !== null && { cityId: draft.cityId })}
        />
        <FilteredField
          {...fieldOf('postcode')}
          {...optional}
          label={formatMessage({ id: 'addresses.postcode' })}
          type="numeric"
          autoComplete="postal-code"
          keep={digitsOnly}
          note={formatMessage({ id: 'addresses.postcode.filtered' })}
          value={draft.postcode}
          onChange={(postcode) => change({ postcode })}
          onBlur={blurOf('postcode')}
        />
        <FilteredField
          {...fieldOf('metro')}
          {...optional}
          label={formatMessage({ id: 'addresses.metro' })}
          keep={withoutLatin}
          note={formatMessage({ id: 'addresses.metro.filtered' })}
          value={draft.metro}
          onChange={(metro) => change({ metro })}
          onBlur={blurOf('metro')}
        />
        <TextArea
          {...fieldOf('comment')}
          {...optional}
          label={formatMessage({ id: 'addresses.comment' })}
          size="small"
          value={draft.comment}
          onChange={(comment) => change({ comment })}
          onBlur={blurOf('comment')}
        />
        <Checkbox isChecked={draft.isPrimary} onChange={(isPrimary) => change({ isPrimary })}>
          {formatMessage({ id: 'addresses.makePrimary' })}
        </Checkbox>
        <SavingNotices />
        <Inline space="medium">
          <Button
            type="submit"
            isPending={isPending}
            pendingLabel={formatMessage({ id: 'addresses.saving' })}
            isDisabled={notice === 'wait'}
          >
            {formatMessage({ id: 'addresses.save' })}
          </Button>
          <Button emphasis="quiet" href="/personal/addresses">
            {formatMessage({ id: 'addresses.leave' })}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
