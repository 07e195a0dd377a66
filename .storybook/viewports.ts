const viewport = (width: number, name: string, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${width}: ${name}`,
  styles: { width: `${width}px`, height: '100%' },
  type,
});

/** The widths at which the layout changes or is tested to hold, CSS pixels. */
export const viewports = {
  320: viewport(320, 'the narrowest phone', 'mobile'),
  375: viewport(375, 'a phone', 'mobile'),
  768: viewport(768, 'a tablet', 'tablet'),
  1024: viewport(1024, 'a desktop', 'desktop'),
  1280: viewport(1280, 'a wide desktop', 'desktop'),
};
