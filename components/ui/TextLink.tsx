import type { ComponentProps } from 'react';
import { Anchor } from '@/components/navigation/Anchor';

type TextLinkProps =
  | (ComponentProps<'a'> & { readonly href: string })
  | (ComponentProps<'button'> & { readonly href?: undefined });

/** A link in or below a text; without `href` a button that looks like one. */
export function TextLink(props: TextLinkProps) {
  const look = 'cursor-pointer text-steel underline underline-offset-4 hover:text-text';
  if (props.href !== undefined) return <Anchor {...props} className={look} />;
  return <button type="button" {...props} className={look} />;
}
