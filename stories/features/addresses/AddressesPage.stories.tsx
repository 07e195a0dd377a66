import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, type Scope } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import type { SavedAddress } from '@rukav/contract/addresses/schemas.ts';
import { addressSaved } from '@rukav/features/addresses';
import { AddressesPage } from '@rukav/features/addresses/view';
import { openModalFx } from '@rukav/features/overlays';
import { inModes } from '../../../.storybook/modes.ts';
import { supplying, withShop } from '../scope.tsx';
import { aSaved } from './saved.ts';

const meta = { component: AddressesPage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof AddressesPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const doubted = aSaved({
  id: 'dacha',
  addressName: 'Дача',
  street: 'Дальняя',
  house: '3',
  houseBlock: '',
  apartment: '',
  entrance: '',
  floor: '',
  metro: '',
  comment: '',
  isPrimary: false,
  isValid: false,
});
const opened = fn();
const keeping = (...addresses: SavedAddress[]) =>
  withShop({
    actor: 'member',
    replies: { 'GET /account/delivery-addresses': { addresses } },
    handlers: [supplying(openModalFx, opened)],
  });

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['ADDR-01', 'ADDR-04'],
  decorators: [keeping(aSaved(), doubted)],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Москва, улица Лесная, д. 12, корп. А, кв. 48')).toBeVisible();
    await expect(canvas.getByText('подъезд 2, этаж 5')).toBeVisible();
    await expect(canvas.getByText('Основной')).toBeVisible();
    await expect(canvas.getByText(/Этого адреса нет в справочнике/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Добавить адрес' })).toHaveAttribute(
      'href',
      '/personal/addresses/add',
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Действия с адресом «Дача»' }));
    const edit = await canvas.findByRole('menuitem', { name: 'Изменить' });
    await expect(edit).toHaveAttribute('href', '/personal/addresses/edit/dacha');
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Удалить' }));
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith({
        id: 'address-deletion',
        props: { id: 'dacha', name: 'Дача' },
      }),
    );
  },
};

let shop: Scope | undefined;
/** Another address is made the primary one: the mark goes over to it. */
export const AnotherBecomesPrimary: Story = {
  tags: ['ADDR-09'],
  decorators: [
    withShop({
      actor: 'member',
      replies: { 'GET /account/delivery-addresses': { addresses: [aSaved(), doubted] } },
      started: (scope) => {
        shop = scope;
      },
    }),
  ],
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('listitem')[0];
    await waitFor(() => expect(first()).toHaveTextContent(/Дом.*Основной/));

    if (shop) await allSettled(addressSaved, { scope: shop, params: { ...doubted, isPrimary: true } });

    await waitFor(() => expect(first()).toHaveTextContent(/Дача.*Основной/));
    await expect(canvas.getAllByText('Основной')).toHaveLength(1);
  },
};

export const NoneYet: Story = {
  decorators: [keeping()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут ваши адреса' })).toBeVisible();
  },
};

export const TenAreTheMost: Story = {
  tags: ['ADDR-29', 'ERR-155'],
  decorators: [
    keeping(...Array.from({ length: 10 }, (_, index) => aSaved({ id: `a${index}`, isPrimary: index === 0 }))),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Чтобы добавить новый, удалите один из них/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Добавить адрес' })).toBeNull();
  },
};

export const NotLoaded: Story = {
  decorators: [withShop({ actor: 'member' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Адреса не загрузились' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: [
    withShop({
      locale: 'kk-KZ',
      actor: 'member',
      replies: { 'GET /account/delivery-addresses': { addresses: [aSaved({ city: 'Алматы' })] } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Менің мекенжайларым' })).toBeVisible();
    await expect(await canvas.findByText(/12-үй, А корпусы, 48-пәтер/)).toBeVisible();
  },
};
