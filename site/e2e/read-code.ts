import jsQR from 'jsqr';
import sharp from 'sharp';
import type { Page } from '@playwright/test';

/** What a camera reads of a code on the page. */
export async function readCode(page: Page, name: RegExp): Promise<string | undefined> {
  const shot = await page.getByRole('img', { name }).screenshot({ scale: 'css' });
  const { data, info } = await sharp(shot)
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
