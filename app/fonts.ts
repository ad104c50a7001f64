import localFont from 'next/font/local';

/*
 * Both fonts are preloaded with `font-display: optional`: a font that hasn't loaded at first paint is used from the next page on, so
 * text never moves under a reader. Until then there are fallbacks with the same line breaks (standInFonts.css).
 */

/** Headlines, buttons and prices. */
const display = localFont({
  src: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  weight: '700',
  display: 'optional',
  variable: '--font-display',
  adjustFontFallback: false,
});

/** Running text: one variable file for every weight. */
const reading = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'optional',
  variable: '--font-reading',
  adjustFontFallback: false,
});

/** Classes that set both fonts' variables on `<html>`. */
export const fontVariables = `${display.variable} ${reading.variable}`;
