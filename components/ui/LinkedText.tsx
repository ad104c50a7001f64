import type { ReactNode } from 'react';
import { email, phone } from '@/lib/content/studio';
import { emailHref, phoneHref } from '@/lib/studio/site';
import { TextLink } from './Button';

const hrefs = new Map([
  [phone, phoneHref],
  [email, emailHref],
]);

const escapeForPattern = (text: string) => text.replace(/[^\w\s]/g, '\\$&');

/** Matches a phone number or an email of the studio, and the period or comma after it. */
const contactPattern = new RegExp(
  `(${[...hrefs.keys()].map(escapeForPattern).join('|')})([.,]?)`,
  'g',
);

/**
 * A text in which the studio's phone number and email are links. A link and the mark after it don't
 * wrap if they fit on one line.
 */
export function LinkedText({ text }: { readonly text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(contactPattern)) {
    const [matched, contact = '', mark] = match;
    parts.push(
      <span key={`before ${match.index}`}>{text.slice(end, match.index)}</span>,
      <span key={match.index} className="inline-block">
        <TextLink href={hrefs.get(contact)}>{contact}</TextLink>
        <span>{mark}</span>
      </span>,
    );
    end = match.index + matched.length;
  }
  return [...parts, <span key="rest">{text.slice(end)}</span>];
}
