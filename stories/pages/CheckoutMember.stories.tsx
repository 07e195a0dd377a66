import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import { getDeliveryAddresses, setCurrentAddress } from '@rukav/contract/addresses/calls.ts';
import {
  GetDeliveryAddresses,
  SetCurrentAddress,
  type SavedAddress,
} from '@rukav/contract/addresses/schemas.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import { CheckoutPage } from '@rukav/features/checkout/view';
import { session } from '@rukav/features/session';
import { aCourierDraft } from '../../features/src/domain/checkout/checkout-builders.ts';
import { inModes } from '../../.storybook/modes.ts';
import { sessionIn } from '../features/scope.tsx';
import { answer } from './answers.ts';
import { written } from './at-checkout.ts';
import { backToTop, onSite } from './site.tsx';

const saved = (changes: Partial<SavedAddress>): SavedAddress => ({
  id: 'home',
  addressName: 'Дом',
  type: 'HOUSE',
  cityId: 524901,
  city: 'Москва',
  streetId: null,
  street: 'Садовая',
  streetType: 'улица',
  house: '12',
  houseBlock: 'А',
  build: '',
  entrance: '2',
  floor: '5',
  apartment: '34',
  metro: '',
  postcode: '',
  comment: '',
  isPrimary: true,
  isValid: true,
  updatedAt: '2026-11-20T12:00:00+03:00',
  ...changes,
});
const addresses = [
  saved({}),
  saved({
    id: 'work',
    addressName: 'Работа',
    street: 'Лесная',
    house: '7',
    houseBlock: '',
    isPrimary: false,
  }),
  saved({ id: 'kazan', addressName: 'Дача', cityId: 551487, city: 'Казань', isPrimary: false }),
];

/** Checkout of somebody who has signed in. */
const meta = {
  component: CheckoutPage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const empty = aCourierDraft({ address: { ...aCourierDraft().address, street: '', house: '' } });

const taken = fn();

/** The one that was taken last is proposed on other devices too. */
export const ASavedAddressIsTaken: Story = {
  tags: ['CHK-18'],
  decorators: onSite({
    ...written(empty, [
      answer(getDeliveryAddresses, GetDeliveryAddresses, { addresses }),
      answer(setCurrentAddress, SetCurrentAddress, ({ body: { id } }) => {
        taken(id);
        return { address: saved({ id }) };
      }),
      answer(getSession, GetSession, sessionIn('ru-RU', 'member')),
    ]),
    arrive: (scope) => allSettled(session.openFx, { scope, params: {} }),
  }),
  beforeEach: () => void taken.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const home = await canvas.findByRole('radio', { name: /^Дом/ });
    await expect(canvas.queryByRole('radio', { name: /^Дача/ })).toBeNull();

    await userEvent.click(home);

    await expect(home).toBeChecked();
    await expect(await canvas.findByRole('combobox', { name: /Улица/ })).toHaveValue('Садовая');
    await expect(canvas.getByRole('textbox', { name: /^Квартира/ })).toHaveValue('34');
    await userEvent.click(canvas.getByRole('radio', { name: /^Работа/ }));
    await expect(canvas.getByRole('combobox', { name: /Улица/ })).toHaveValue('Лесная');
    await waitFor(() => expect(taken.mock.calls).toEqual([['home'], ['work']]));
    backToTop();
  },
};

/** A guest writes her address herself: nothing is asked for that only a member has. */
export const AGuestHasNone: Story = {
  tags: ['CHK-18'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: onSite(written(empty)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Улица/ })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: 'Сохранённые адреса' })).toBeNull();
  },
};
