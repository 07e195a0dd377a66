import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '@rukav/design-system/RichText';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: RichText,
  args: {
    html: `<h2>Возврат</h2>
<p>Вернуть можно всё, что не&nbsp;носили и&nbsp;с&nbsp;чего не&nbsp;сняли бирку, в&nbsp;течение 30&nbsp;дней. Подробнее&nbsp;— в&nbsp;<a href="#offer">оферте</a>.</p>
<h3>Что взять с&nbsp;собой</h3>
<ul><li>вещь с&nbsp;биркой;</li><li>чек или номер заказа;</li><li>карту, которой платили.</li></ul>
<table><thead><tr><th scope="col">Как платили</th><th scope="col">Когда вернём</th></tr></thead>
<tbody><tr><td>Картой</td><td>до&nbsp;10&nbsp;дней</td></tr><tr><td>Наличными</td><td>сразу</td></tr></tbody></table>
<blockquote><p>Если вещь пришла с&nbsp;дефектом, за&nbsp;доставку назад платим мы.</p></blockquote>`,
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Kazakh: Story = {
  args: {
    lang: 'kk',
    html: '<h2>Қайтару шарттары</h2><p>Киілмеген, жапсырмасы алынбаған бұйымды 30 күн ішінде кез келген дүкенге қайтаруға болады.</p><ol><li>Тапсырыс нөмірін айтыңыз.</li><li>Төлеген картаңызды көрсетіңіз.</li></ol>',
  },
};
