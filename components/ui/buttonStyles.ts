const shared =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center font-display text-lg ' +
  'font-bold uppercase leading-tight tracking-wide no-underline transition-colors duration-quick print:hidden ' +
  'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-80';

const kinds = {
  primary: 'border border-transparent bg-ember text-on-ember hover:bg-ember-bright active:bg-ember',
  outline:
    'border border-edge bg-transparent text-text hover:border-text hover:bg-raised active:bg-surface',
  quiet: 'bg-transparent text-text underline-offset-4 hover:text-ember-bright hover:underline',
} as const;

/**
 * The class names of a button, or of a link that acts like one; targets are at least 44 px high (WCAG 2.2, 2.5.8 asks
 * for 24). The primary button has a border for forced colours, which remove its background.
 */
export function buttonStyles(kind: keyof typeof kinds = 'primary'): string {
  return `${shared} ${kinds[kind]}`;
}
