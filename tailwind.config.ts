import type { Config } from 'tailwindcss';
import { palette } from './lib/palette';
import { slideInterval } from './components/home/carousel/slides';

/**
 * The font size of lead paragraphs. On the narrowest phones, it's small enough for the hero's
 * captions to fit on two lines.
 */
const lead = 'clamp(1.2rem, 6vw, clamp(1.325rem, 1.25rem + 0.3125vw, 1.5rem))';

const pageWidth = '103.5rem';
const gutter = 'clamp(1rem, 4vw, 3rem)';

/** The maximum font size of a service's name, which grows from 1600 px. */
const largestName = 'max(8rem, min(8vw, 9.5rem))';

/** The color of light around lines in the accent color. */
const glow = `rgb(from ${palette.accent.DEFAULT} r g b / 0.4)`;

/**
 * The rows of the hero: the headline, the caption, the actions with a line of text above them, and
 * the controls. On a slow connection, the headline is painted before the caption and the actions
 * arrive. Their rows have a minimum height, so the headline doesn't move then.
 */
const heroRows = (caption: string, actions: string) =>
  `1fr minmax(calc(${caption} * ${lead}), auto) minmax(calc(${actions} + 1.25 * ${lead}), auto) auto`;

/**
 * This is the design system: the color roles, and every size and motion that the site uses.
 * Components use roles (`bg-surface`, `text-muted`) instead of values, so that the look can be
 * changed in one place.
 *
 * Contrast on `ground` (WCAG 2.2, 1.4.3 and 1.4.11): text 17.6, muted 10.6, edge 3.9, accent 7.3.
 */
const config: Config = {
  theme: {
    extend: {
      colors: palette,
      fontFamily: {
        display: ['var(--font-display)', 'Condensed stand-in', 'Headline stand-in', 'sans-serif'],
        sans: ['var(--font-reading)', 'Reading stand-in', 'sans-serif'],
      },
      fontSize: {
        // On the narrowest phones, the headline is small enough for "Your Fully fledged" to fit on
        // one line. From 1440 px, it grows faster.
        hero: [
          'max(min(2.5rem, 11.6vw), 2.3125rem, min(1.5rem + 4vw, 6.75rem, 8.75svh), min(7vw - 1.2rem, 7.125rem, 8.75svh))',
          { lineHeight: '0.95' },
        ],
        // The name of a class, which is the largest text on its page. At `name-long`, a word of up
        // to 13 letters fits into 320 px.
        name: [`clamp(3.5rem, 9vw, ${largestName})`, { lineHeight: '0.9' }],
        'name-long': [`min(13vw, clamp(3.5rem, 9vw, ${largestName}))`, { lineHeight: '0.9' }],
        title: ['clamp(2.5rem, max(min(3rem, 14vw), 1.6rem + 2.6vw), 5rem)', { lineHeight: '1' }],
        section: ['clamp(2.5rem, 1.3rem + 2.1vw, 4rem)', { lineHeight: '1.05' }],
        // The headline at the end of Home. Its lines are as wide as the page's content.
        poster: [`calc((min(100cqi, ${pageWidth}) - 2 * ${gutter}) / 6.82)`, { lineHeight: '0.8' }],
        card: ['1.5rem', { lineHeight: '1.1' }],
        lead: [lead, { lineHeight: '1.55' }],
        statement: ['clamp(1.5rem, 0.5rem + 2.1875vw, 2.75rem)', { lineHeight: '1.25' }],
        body: ['1.15rem', { lineHeight: '1.55' }],
        small: ['1rem', { lineHeight: '1.5' }],
        label: ['min(0.78rem + 0.4vw, 0.9375rem)', { lineHeight: '1.3', letterSpacing: '0.08em' }],
      },
      gridTemplateRows: {
        hero: heroRows('0.75rem + 2.75', '6.25rem'),
        'hero-beside': heroRows('1.25rem + 3.1', '6.75rem'),
      },
      borderRadius: { card: '0.5rem', control: '0.25rem' },
      boxShadow: {
        card: '0 1px 0 0 rgb(255 255 255 / 0.04) inset, 0 12px 32px -16px rgb(0 0 0 / 0.8)',
        /** The soft light of a line in the accent color. */
        glow: `0 0 1.25rem -0.125rem ${glow}`,
        lift: '0 1px 0 0 rgb(255 255 255 / 0.06) inset, 0 24px 48px -20px rgb(0 0 0 / 0.9)',
      },
      dropShadow: { glow: `0 0 0.3rem ${glow}` },
      maxWidth: { page: pageWidth, prose: '68ch' },
      spacing: {
        bar: '4rem',
        gutter,
        section: 'clamp(3.5rem, 8vw, 7rem)',
      },
      transitionDuration: { quick: '150ms', calm: '200ms', slide: '400ms' },
      transitionTimingFunction: {
        out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      },
      keyframes: {
        fill: { from: { transform: 'scaleX(0)' } },
      },
      animation: {
        // Fills the line of the carousel's current slide while that slide is shown.
        fill: `fill ${slideInterval / 1000}s linear`,
      },
    },
  },
};

export default config;
