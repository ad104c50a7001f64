import localFont from 'next/font/local';

/*
 * Both fonts are preloaded with `font-display: optional`. If a font hasn't loaded by first paint,
 * the browser uses it only from the next page on, so text never shifts while it's being read. Until
 * then, fallback fonts produce the same line breaks (globals.css).
 */

/** The font of headlines, buttons and prices. */
const display = localFont({
  src: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  weight: '700',
  display: 'optional',
  variable: '--font-display',
  adjustFontFallback: false,
});

/** The font of body text. It's a variable font, so one file has all weights. */
const reading = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'optional',
  variable: '--font-reading',
  adjustFontFallback: false,
});

/** Classes that set both fonts' variables on `<html>`. */
export const fontVariables = `${display.variable} ${reading.variable}`;
