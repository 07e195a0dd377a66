import { wordmark } from '@rukav/brand';
import type { LetterContent } from './letter-content.ts';

const ink = '#1d1a16';
const quiet = '#6b645b';
const line = '1px solid #ddd6cc';
const serifless = `font-family:Onest,-apple-system,'Segoe UI',Roboto,Arial,sans-serif`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 8px;font-size:16px;line-height:24px;${style}">${escaped(text)}</p>`;
const heading = (text: string) =>
  `<h2 style="margin:32px 0 8px;font-size:14px;line-height:20px;font-weight:600;color:${quiet}">${escaped(text)}</h2>`;

const row = (left: string, right: string, style: string) =>
  `<tr><td style="padding:12px 16px 12px 0;vertical-align:top;${style}">${left}</td>` +
  `<td style="padding:12px 0;vertical-align:top;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;${style}">${right}</td></tr>`;

const table = (rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:16px;line-height:24px">${rows}</table>`;

const goods = (lines: LetterContent['lines']) =>
  table(
    lines
      .map(({ title, detail, sum }) =>
        row(
          `${escaped(title)}<br><span style="font-size:14px;line-height:20px;color:${quiet}">${escaped(detail)}</span>`,
          escaped(sum),
          `border-top:${line}`,
        ),
      )
      .join(''),
  );

const sums = (all: LetterContent['sums']) =>
  table(
    all
      .map(({ name, sum, isTotal }) =>
        row(
          escaped(name),
          escaped(sum),
          isTotal
            ? `border-top:2px solid ${ink};font-weight:600;font-size:20px`
            : 'padding-top:4px;padding-bottom:4px',
        ),
      )
      .join(''),
  );

/** The letter as one page that mail programs understand: a table, styles inline, nothing loaded from anywhere. */
export function letterPage(content: LetterContent): string {
  const { language, subject, greeting, accepted, place, recipient, account, follow } = content;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#fffdfa;color:${ink};${serifless}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td style="${serifless};color:${ink}">
<p style="margin:0 0 32px;font-size:24px;line-height:32px;font-weight:600">${escaped(wordmark.text)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600">${escaped(subject)}</h1>
${paragraph(greeting)}
${paragraph(accepted)}
${heading(place.title)}
${place.lines.map((text) => paragraph(text, 'margin-bottom:0')).join('\n')}
<div style="height:32px"></div>
${goods(content.lines)}
<div style="height:8px"></div>
${sums(content.sums)}
${paragraph(content.payment, `color:${quiet}`)}
${heading(recipient.title)}
${recipient.lines.map((text) => paragraph(text, 'margin-bottom:0')).join('\n')}
${account ? `<div style="height:24px"></div>${paragraph(account)}` : ''}
<p style="margin:32px 0 0"><a href="${escaped(follow.url)}" style="display:inline-block;padding:12px 24px;background:#9b2c2c;color:#ffffff;text-decoration:none;font-size:16px;line-height:20px">${escaped(follow.text)}</a></p>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
}
