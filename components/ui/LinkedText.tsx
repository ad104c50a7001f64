import { email, phone } from '@/lib/content/studio';
import { emailHref, phoneHref } from '@/lib/studio/site';
import { TextLink } from './Button';

const links = new Map([
  [phone, phoneHref],
  [email, emailHref],
]);

/**
 * A text in which the studio's phone number and email are links. A link and the mark after it don't
 * wrap if they fit on one line.
 */
export function LinkedText({ text }: { readonly text: string }) {
  const lines = [phone, email].reduce(
    (marked, contact) => marked.replaceAll(contact, `\n${contact}\n`),
    text,
  );
  return lines.split(/\n([.,]?)/).map((part, index, parts) => {
    const href = links.get(part);
    // Each contact is a line. The odd parts are the marks after contacts.
    return index % 2 === 1 ? null : (
      <span key={index} className={href && 'inline-block'}>
        {href ? <TextLink href={href}>{part}</TextLink> : part}
        {href && <span>{parts[index + 1]}</span>}
      </span>
    );
  });
}
