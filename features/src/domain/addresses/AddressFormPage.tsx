import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { limits } from '@rukav/contract/limits.ts';
import * as styles from './Addresses.css.ts';
import { formEntered } from './form.ts';
import { $addressList, addressesRequested } from './list.ts';
import { SavedAddressForm } from './SavedAddressForm.tsx';

export interface AddressFormPageProps {
  /** The address to change, from the address bar; a new one where it is left out. */
  id?: string;
}

/** A new address, or a saved one to change. Ten are the most: before an eleventh one has to go. */
export function AddressFormPage({ id }: AddressFormPageProps) {
  const { formatMessage } = useIntl();
  const { list, request, enter } = useUnit({
    list: $addressList,
    request: addressesRequested,
    enter: formEntered,
  });
  const isKnown = list.state === 'ready';
  const saved = list.addresses.find((address) => address.id === id) ?? null;
  const isFull = id === undefined && list.addresses.length >= limits.savedAddresses;
  const isMissing = id !== undefined && saved === null;

  useEffect(() => void enter(id ?? null), [enter, id]);

  const title = formatMessage({ id: id === undefined ? 'addresses.new' : 'addresses.change' });
  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'addresses.form.documentTitle' }, { title })}</title>
      {isKnown && isMissing && <Missing text="addresses.error.notFound" />}
      {isKnown && isFull && <Missing text="addresses.full" />}
      {!(isKnown && (isMissing || isFull)) && <Heading level={1}>{title}</Heading>}
      {list.state === 'loading' && <Skeleton shape="wide" />}
      {list.state === 'failed' && (
        <EmptyState
          drawing="error"
          title={formatMessage({ id: 'addresses.failed' })}
          actions={<Button onPress={() => request()}>{formatMessage({ id: 'errors.retry' })}</Button>}
        />
      )}
      {isKnown && !isMissing && !isFull && <SavedAddressForm />}
    </div>
  );
}

function Missing({ text }: { text: 'addresses.error.notFound' | 'addresses.full' }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingLevel={1}
      drawing="search"
      title={formatMessage({ id: text }, { most: String(limits.savedAddresses) })}
      actions={<Button href="/personal/addresses">{formatMessage({ id: 'addresses.all' })}</Button>}
    />
  );
}
