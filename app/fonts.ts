import localFont from 'next/font/local';

/*
 * Both fonts are preloaded with `font-display: optional`: a font that hasn't loaded by first paint is used from the next page on, so text
 * never shifts while someone is reading. Until then, fallback fonts with the same line breaks are used (standInFonts.css).
 */

/** Headlines, buttons and prices. */
const display = localFont({
  src: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  weight: '700',
  display: 'optional',
  variable: '--font-display',
  adjustFontFallback: false,
});

/** Body text: one variable font for all weights. */
const reading = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'optional',
  variable: '--font-reading',
  adjustFontFallback: false,
});

/** Classes that set both fonts' variables on `<html>`. */
export const fontVariables = `${display.variable} ${reading.variable}`;
