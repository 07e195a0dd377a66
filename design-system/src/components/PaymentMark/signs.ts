/** Signs of ways to pay, each the data of one path on a grid of 24. Drawn for Rukav; no payment system's own mark is among them. */
export const signs = {
  card: 'M3 5.5h18v13H3v-13ZM3 9.5h18M6.5 15h4',
  cash: 'M2.5 7h19v10h-19V7ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM5.5 12V12M18.5 12V12',
  transfer: 'M13.5 3 5 13.5h6L10 21l8.5-10.5h-6L13.5 3Z',
  instalments: 'M4 6h16v14H4V6ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8M8 15.2h2.5M13.5 15.2H16',
  split: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 3.5v17M3.5 12h17',
  gift: 'M4.5 11.5V20h15v-8.5M3.5 8h17v3.5h-17V8ZM12 8v12M12 8S11 3.5 8.3 3.5a2.2 2.2 0 0 0 0 4.5H12s1-4.5 3.7-4.5a2.2 2.2 0 0 1 0 4.5H12',
} as const;
