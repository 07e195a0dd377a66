import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { AddressTile } from '@rukav/design-system/AddressTile';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Menu } from '@rukav/design-system/Menu';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import type { SavedAddress } from '@rukav/contract/addresses/schemas.ts';
import { limits } from '@rukav/contract/limits.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import * as styles from './Addresses.css.ts';
import { $addressList, addressesRequested } from './list.ts';
import { useAddressLines } from '../address/view.ts';

/** One's own addresses: ten at most, one of them primary. Personal, so the browser asks for them. */
export function AddressesPage() {
  const { formatMessage } = useIntl();
  const { list, request } = useUnit({ list: $addressList, request: addressesRequested });
  const { state, addresses } = list;
  const isFull = addresses.length >= limits.savedAddresses;

  useEffect(() => request(), [request]);

  const add = <Button href="/personal/addresses/add">{formatMessage({ id: 'addresses.add' })}</Button>;
  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'addresses.documentTitle' })}</title>
      <div className={styles.head}>
        <Heading level={1}>{formatMessage({ id: 'addresses.title' })}</Heading>
        {addresses.length > 0 && !isFull && add}
      </div>
      {isFull && (
        <Notice>{formatMessage({ id: 'addresses.full' }, { most: String(limits.savedAddresses) })}</Notice>
      )}
      {state === 'loading' && <Skeleton shape="wide" />}
      {state === 'failed' && (
        <EmptyState
          drawing="error"
          title={formatMessage({ id: 'addresses.failed' })}
          actions={<Button onPress={() => request()}>{formatMessage({ id: 'errors.retry' })}</Button>}
        />
      )}
      {state === 'ready' && addresses.length === 0 && (
        <EmptyState
          drawing="bag"
          title={formatMessage({ id: 'addresses.empty' })}
          text={formatMessage({ id: 'addresses.empty.text' })}
          actions={add}
        />
      )}
      {addresses.length > 0 && (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <li key={address.id}>
              <Saved address={address} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Saved({ address }: { address: SavedAddress }) {
  const { formatMessage } = useIntl();
  const open = useUnit(openModalFx);
  const lines = useAddressLines();
  const { id, addressName: name, metro, comment, isPrimary, isValid } = address;

  return (
    <AddressTile
      headingLevel={2}
      name={name}
      address={lines.place(address)}
      details={[lines.door(address), metro, comment].filter(Boolean)}
      {...(isPrimary && { mark: { label: formatMessage({ id: 'addresses.primary' }) } })}
      {...(!isValid && { problem: formatMessage({ id: 'addresses.doubtful.mark' }) })}
      actions={
        <Menu
          label={formatMessage({ id: 'addresses.actions' }, { name })}
          icon="more"
          items={[
            {
              id: 'edit',
              label: formatMessage({ id: 'addresses.edit' }),
              icon: 'edit',
              href: `/personal/addresses/edit/${id}`,
            },
            {
              id: 'delete',
              label: formatMessage({ id: 'addresses.delete' }),
              icon: 'trash',
              tone: 'danger',
            },
          ]}
          onAction={(action) =>
            action === 'delete' && void open({ id: 'address-deletion', props: { id, name } })
          }
        />
      }
    />
  );
}
