import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import { letterColours } from '@rukav/brand';
import { createElement as h, Fragment, type CSSProperties, type ReactElement } from 'react';

const { ink, inkQuiet, line, accentFill, onAccent } = letterColours;

const regular = { fontSize: '16px', lineHeight: '24px' };
const small = { fontSize: '14px', lineHeight: '20px' };

/** A part of a letter's page. */
export type Part = ReactElement;

const paragraphIn = (style: CSSProperties) => (text: string) =>
  h(Text, { style: { ...regular, marginTop: 0, marginBottom: '8px', ...style } }, text);

/** A paragraph. */
export const paragraph = paragraphIn({});

/** A paragraph of less weight. */
export const quietParagraph = paragraphIn({ color: inkQuiet });

/** A paragraph about something else than what stands above it. */
export const apartParagraph = paragraphIn({ marginTop: '24px' });

const lineOfSection = paragraphIn({ marginBottom: 0 });

/** A heading with lines under it. */
export const section = ({ title, lines }: { title: string; lines: readonly string[] }): Part[] => [
  h(
    Heading,
    { as: 'h2', style: { ...small, margin: '32px 0 8px', fontWeight: 600, color: inkQuiet } },
    title,
  ),
  ...lines.map(lineOfSection),
];

/** Air between two tables. */
export const gap = (height: number): Part => h('div', { style: { height } });

const row = (name: Part | string, sum: string, style: CSSProperties) => {
  const sumStyle = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
  const cell = { verticalAlign: 'top', ...style };
  const columns = h(
    Fragment,
    null,
    h(Column, { width: '100%', style: { padding: '12px 16px 12px 0', ...cell } }, name),
    h(Column, { align: 'right', style: { padding: '12px 0', ...sumStyle, ...cell } }, sum),
  );
  return h(Row, { style: regular, children: columns });
};

/** Something that was bought, what there is to know of it, and its sum. */
export const goodsRow = ({ title, detail, sum }: { title: string; detail: string; sum: string }): Part =>
  row(h('span', null, title, h('br'), h('span', { style: { ...small, color: inkQuiet } }, detail)), sum, {
    borderTop: `1px solid ${line}`,
  });

/** A sum with its name; the total stands out. */
export const sumRow = ({ name, sum, isTotal }: { name: string; sum: string; isTotal: boolean }): Part =>
  row(
    name,
    sum,
    isTotal
      ? { borderTop: `2px solid ${ink}`, fontWeight: 600, fontSize: '20px' }
      : { paddingTop: 4, paddingBottom: 4 },
  );

/** The one thing to do: a link that looks like a button. */
export const action = ({ text, url }: { text: string; url: string }): Part =>
  h(
    Text,
    { style: { marginTop: '32px', marginBottom: 0 } },
    h(
      Button,
      {
        href: url,
        style: {
          padding: '12px 24px',
          background: accentFill,
          color: onAccent,
          fontSize: 16,
          lineHeight: '20px',
        },
      },
      text,
    ),
  );
