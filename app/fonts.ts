import localFont from 'next/font/local';

/*
 * Both faces are preloaded with `font-display: optional`: one that is not loaded at the first paint is used from the
 * next page on, so that text never moves under a reader. Until then fallback fonts are used, scaled to the same line
 * breaks (standInFonts.css).
 */

/** The condensed face of headlines, buttons and prices: one weight, the Latin subset. */
const display = localFont({
  src: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  weight: '700',
  display: 'optional',
  variable: '--font-display',
  adjustFontFallback: false,
});

/** The humanist face that texts are read in: one variable file for every weight, the Latin subset. */
const reading = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'optional',
  variable: '--font-reading',
  adjustFontFallback: false,
});

/** Class names that put both faces' variables on an element; the root layout sets them on `<html>`. */
export const fontVariables = `${display.variable} ${reading.variable}`;
