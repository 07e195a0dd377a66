import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Text } from '@react-email/text';
import { letterColours, letterFamily, wordmark } from '@rukav/brand';
import type { Language } from '@rukav/contract';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Part } from './letter-parts.ts';

const { ground, ink } = letterColours;

const large = { fontSize: '24px', lineHeight: '32px', fontWeight: 600 };

/**
 * A letter as one page that mail programs understand, in the brand's colours, with its subject as heading. Nothing in it is
 * loaded from anywhere. Node runs no JSX, so that pages and parts are written with `createElement`.
 */
export function letterPage(letter: { language: Language; subject: string }, parts: readonly Part[]): string {
  const { language, subject } = letter;
  const head = h(
    Head,
    null,
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light' }),
    h('title', null, subject),
  );
  const content = h(
    Container,
    { style: { maxWidth: 560, textAlign: 'left', fontFamily: letterFamily, color: ink } },
    h(Text, { style: { ...large, marginTop: 0, marginBottom: '32px' } }, wordmark.text),
    h(Heading, { style: { ...large, margin: '0 0 16px' } }, subject),
    ...parts,
  );
  const body = h(Body, { style: { margin: 0, padding: '32px 16px', background: ground } }, content);
  return `<!doctype html>${renderToStaticMarkup(h(Html, { lang: language }, head, body))}`;
}
