import type { ComponentProps } from 'react';
import { Anchor } from '@/components/navigation/PageLink';

/** The classes of each variant (Button.css). */
const variants = {
  primary: 'button-box button-primary',
  outline: 'button-box button-outline',
  accent: 'button-box button-accent',
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
  return <LinkOrButton {...props} className={`button ${variants[variant]} ${className}`} />;
}

/** An underlined link. Without `href`, it's a button that looks like a link. */
export function TextLink(props: LinkOrButtonProps) {
  return <LinkOrButton {...props} className="text-link" />;
}
