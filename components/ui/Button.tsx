import type { ComponentProps } from 'react';
import { Anchor } from '@/components/navigation/PageLink';

// Targets are at least 44 px high (WCAG 2.5.8 requires 24).
const shared =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control transition-colors duration-quick print:hidden ' +
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-80';

const box =
  'border px-5 py-2.5 text-center font-display text-lg font-bold uppercase leading-tight tracking-wide no-underline';

/** The shape of a boxed button, without colors. */
export const boxStyles = `${shared} ${box}`;

const variants = {
  // Forced colors remove the background but keep the border.
  primary: `${box} border-transparent bg-accent text-on-accent hover:bg-accent-bright active:bg-accent`,
  outline: `${box} border-edge bg-transparent text-text hover:border-text hover:bg-raised active:bg-surface`,
  /** Looks like a text link, but is as high as a button. */
  quiet: 'text-link',
} as const;

type LinkOrButtonProps =
  | (ComponentProps<'a'> & { readonly href: string })
  | (ComponentProps<'button'> & { readonly href?: undefined });

function LinkOrButton(props: LinkOrButtonProps) {
  return props.href === undefined ? <button type="button" {...props} /> : <Anchor {...props} />;
}

type ButtonProps = LinkOrButtonProps & { readonly variant?: keyof typeof variants };

/** A button. With `href`, it's a link that looks like a button. */
export function Button({ variant = 'primary', className = '', ...props }: ButtonProps) {
  return <LinkOrButton {...props} className={`${shared} ${variants[variant]} ${className}`} />;
}

/** An underlined link. Without `href`, it's a button that looks like a link. */
export function TextLink(props: LinkOrButtonProps) {
  return <LinkOrButton {...props} className="text-link" />;
}
