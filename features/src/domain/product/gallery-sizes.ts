/** How wide a photograph is drawn on a product page, as in HTML. */
export const gallerySizes =
  '(min-width: 1600px) 560px, (min-width: 992px) 480px, (min-width: 768px) 45vw, 100vw';
