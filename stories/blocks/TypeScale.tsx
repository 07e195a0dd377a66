import { vars } from '@rukav/design-system/theme';
import * as styles from './blocks.css.ts';
import { Figure } from './Figure.tsx';
import { fontSizeAt } from './font-size.ts';
import { Table } from './Table.tsx';
import { useThemeOfBook } from './theme-of-book.ts';
import { valueOf } from './tokens.ts';

type Face = keyof typeof vars.text;

const faces = Object.keys(vars.text) as Face[];
const widths = [320, 768, 1280] as const;

/** Every face of the theme of the page, set as it stands in the store. */
export function TypeScale() {
  return (
    <Figure caption="Each face at the width of this window; the long word is Kazakh.">
      <div className={styles.list}>
        {faces.map((face) => (
          <div key={face} className={styles.words}>
            <div className={styles.quiet}>{face}</div>
            <div style={{ font: vars.text[face] }}>Пальто из шерсти, 12 990 ₽</div>
            <div lang="kk" style={{ font: vars.text[face] }}>
              Қолжетімсіздігіңізге өкінеміз
            </div>
          </div>
        ))}
      </div>
    </Figure>
  );
}

const rounded = (size: number) => Math.round(size * 10) / 10;

/** How large each face is on a phone, a tablet and a desktop. */
export function TypeSizes() {
  useThemeOfBook();
  const rows = faces.map((face) => {
    const font = valueOf(vars.text[face]);
    const [weight = ''] = font.split(' ');
    const lines = /\/([\d.]+)/.exec(font)?.[1] ?? '';
    return [face, weight, lines, ...widths.map((width) => rounded(fontSizeAt(font, width)))];
  });
  return <Table head={['Face', 'Weight', 'Line', ...widths.map((width) => `${width} px`)]} rows={rows} />;
}
