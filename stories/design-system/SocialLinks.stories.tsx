import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SocialLinks } from '@rukav/design-system/SocialLinks';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: SocialLinks,
  args: {
    label: 'Мы в соцсетях',
    newTabLabel: 'откроется в новой вкладке',
    links: [
      { name: 'ВКонтакте', href: 'https://vk.example', sign: 'people' },
      { name: 'Телеграм', href: 'https://tg.example', sign: 'message' },
      { name: 'Видео о вещах', href: 'https://video.example', sign: 'video' },
      { name: 'Фотодневник', href: 'https://photo.example', sign: 'photo' },
      { name: 'Блог', href: 'https://blog.example', sign: 'article' },
    ],
  },
} satisfies Meta<typeof SocialLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const One: Story = {
  args: { links: [{ name: 'Телеграм', href: 'https://tg.example', sign: 'message' }] },
};

export const LongKazakhTexts: Story = {
  args: {
    label: 'Біз әлеуметтік желілердеміз',
    newTabLabel: 'жаңа қойындыда ашылады',
    links: [
      { name: 'Әлеуметтік желідегі парақшамыз', href: 'https://vk.example', sign: 'people' },
      { name: 'Киім күтімі туралы бейнелер', href: 'https://video.example', sign: 'video' },
    ],
  },
};

export const EachSaysThatItOpensBeside: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Телеграм, откроется в новой вкладке' });

    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};
