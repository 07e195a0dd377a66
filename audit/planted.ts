/**
 * A page with faults of every kind: an engine that finds nothing here sees nothing anywhere. IBM's checker measures the
 * contrast of Latin letters alone, so pale words stand there in both scripts; Cyrillic ones are axe's to find.
 */
export const plantedPage = `<!doctype html><html><head><title></title></head><body>
  <h3>Начало</h3><img src="data:,"><input><button></button><div role="slider" tabindex="0"></div>
  <p style="color:#ccc;background:#fff">Бледно</p>
  <p style="color:#ccc;background:#fff">Pale words</p><a href="/x"></a></body></html>`;

/** Rules of axe that it breaks. */
export const plantedForAxe = [
  'html-has-lang',
  'document-title',
  'image-alt',
  'label',
  'button-name',
  'color-contrast',
  'link-name',
  'landmark-one-main',
] as const;

/** Rules of IBM's checker that it breaks. */
export const plantedForIbm = [
  'html_lang_exists',
  'page_title_exists',
  'img_alt_valid',
  'input_label_exists',
  'text_contrast_sufficient',
  'a_text_purpose',
  'skip_main_exists',
] as const;
