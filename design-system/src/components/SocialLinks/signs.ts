/** Signs of what one finds there, each the data of one path on a grid of 24. Drawn for Rukav; no network's own mark is among them. */
export const signs = {
  people:
    'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5ZM2.5 19c.4-3.2 3-4.8 6.5-4.8s6.1 1.6 6.5 4.8M15.5 5.4a3.2 3.2 0 0 1 0 5.8M17.5 14.6c2.3.6 3.7 2 4 4.4',
  message: 'M20.5 4 3.5 10.8l5.6 2.3M20.5 4l-3 15-8.4-5.9M20.5 4 9.1 13.1V19l3-3.8',
  video: 'M3.5 6h17v12h-17V6ZM10 9.2l5 2.8-5 2.8V9.2Z',
  photo: 'M4 7.5h4L9.5 5h5L16 7.5h4V19H4V7.5ZM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  article: 'M5 4h14v16H5V4ZM8.5 8.5h7M8.5 12h7M8.5 15.5h4',
} as const;
