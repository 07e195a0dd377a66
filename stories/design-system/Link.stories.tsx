import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { Inline } from '@rukav/design-system/Inline';
import { Link, LinkProvider, type AnchorProps } from '@rukav/design-system/Link';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '#delivery', children: 'Доставка и возврат' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const FocusedByKeyboard: Story = { parameters: { pseudo: { focusVisible: 'a' } } };

export const Emphases: Story = {
  render: (args) => (
    <Inline space="large">
      {(['text', 'accent', 'plain', 'quiet'] as const).map((emphasis) => (
        <Link key={emphasis} {...args} emphasis={emphasis} />
      ))}
    </Inline>
  ),
};
export const InASentence: Story = {
  render: (args) => (
    <Text>
      Вернуть можно в&nbsp;любом магазине в&nbsp;течение 30&nbsp;дней, подробнее в&nbsp;разделе{' '}
      <Link {...args} />.
    </Text>
  ),
};
export const StandingAlone: Story = {
  render: () => (
    <Stack space="none" align="start">
      <Link href="#shops" icon="pin" isStandalone emphasis="plain">
        Магазины рядом
      </Link>
      <Link href="#lang" lang="kk" isStandalone emphasis="plain">
        Қазақша
      </Link>
      <Link href="#women" current="page" isStandalone emphasis="plain">
        Женщинам
      </Link>
    </Stack>
  ),
};

const followed = fn();

/** Stands for the link of an application's router. */
const RouterLink = ({ href, children, onClick, ...anchor }: AnchorProps) => (
  <a
    {...anchor}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onClick?.(event);
      followed(href);
    }}
  >
    {children}
  </a>
);

export const EveryLinkGoesThroughTheRouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Inline>
        <Link {...args} />
        <Button href="#cart">Корзина</Button>
      </Inline>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();

    await userEvent.click(canvas.getByRole('link', { name: 'Доставка и возврат' }));
    canvas.getByRole('link', { name: 'Корзина' }).focus();
    await userEvent.keyboard('{Enter}');

    await expect(followed.mock.calls).toEqual([['#delivery'], ['#cart']]);
  },
};

export const WhatIsOpenNowIsSaid: Story = {
  render: () => (
    <Inline space="large">
      {(['page', 'step', 'location', 'true'] as const).map((current) => (
        <Link key={current} href={`#${current}`} current={current}>
          {current}
        </Link>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const current of ['page', 'step', 'location', 'true'])
      await expect(canvas.getByRole('link', { name: current })).toHaveAttribute('aria-current', current);
  },
};

export const ANewTabIsSaidInItsWordsAndCannotReachBack: Story = {
  args: { opensNewTab: true, children: 'Правила клуба, в\u00A0новой вкладке' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');

    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toMatch(/noopener|noreferrer/);
  },
};
