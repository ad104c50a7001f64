import localFont from 'next/font/local';

/** The condensed face of headlines, buttons and prices: one weight, the Latin subset. */
const display = localFont({
  src: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  weight: '700',
  display: 'swap',
  variable: '--font-display',
  adjustFontFallback: 'Arial',
});

/** The humanist face that texts are read in: one variable file for every weight, the Latin subset. */
const reading = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'swap',
  variable: '--font-reading',
  adjustFontFallback: 'Arial',
});

/** Class names that put both faces' variables on an element; the root layout sets them on `<html>`. */
export const fontVariables = `${display.variable} ${reading.variable}`;
