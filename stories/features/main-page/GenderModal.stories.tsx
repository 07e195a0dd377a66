import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { storeNames } from '@rukav/brand';
import type { MainGender } from '@rukav/features/main-page';
import { mainPage } from '@rukav/features/main-page';
import { modals } from '@rukav/features/features';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { inModes } from '../../../.storybook/modes.ts';
import { withShop, type Shop } from '../scope.tsx';

/** A page on which the choice is open. */
function Opened() {
  const [stack] = useState(() => {
    const made = createModalStack<{ gender: object }>({ history: memoryHistoryPort() });
    made.open('gender', {});
    return made;
  });
  return <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />;
}

const on = (gender: MainGender, locale: Shop['locale'] = 'ru-RU') =>
  withShop({
    locale,
    replies: { 'GET /main-page-data': { gender, title: storeNames.ru.store, blocks: [] } },
    started: (scope) => void allSettled(mainPage.openFx, { scope, params: { query: { gender } } }),
  });

const meta = { component: Opened } satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  decorators: [on('women')],
};
export const InKazakh: Story = { decorators: [on('women', 'kk-KZ')] };

export const EachAudienceIsALinkToItsMainPage: Story = {
  decorators: [on('men')],
  tags: ['MODAL-18'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Кому выбираем одежду' });
    await waitFor(() => expect(dialog).toBeVisible());

    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

    await expect(links).toEqual([
      ['Женщинам', '/'],
      ['Мужчинам', '/?gender=men'],
      ['Девочкам', '/?gender=girls'],
      ['Мальчикам', '/?gender=boys'],
    ]);
  },
};

export const TheAudienceOfThePageIsMarked: Story = {
  decorators: [on('men')],
  tags: ['MODAL-18'],
  play: async () => {
    const men = await screen.findByRole('link', { name: 'Мужчинам' });

    await waitFor(() => expect(men).toHaveAttribute('aria-current', 'page'));
    await expect(screen.getByRole('link', { name: 'Женщинам' })).not.toHaveAttribute('aria-current');
  },
};
