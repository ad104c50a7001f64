import { TextLink } from '@/components/ui/Button';
import { emailHref, phoneHref } from '@/lib/studio/contact';
import { email, phone } from '@/lib/content/studio';

const links = new Map([
  [phone, phoneHref],
  [email, emailHref],
]);
const escaped = [...links.keys()].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const linked = new RegExp(`(${escaped.join('|')})`);

/** An answer in which the studio's phone number and email are links. A link doesn't wrap if it fits on one line. */
export function Answer({ text }: { readonly text: string }) {
  return text.split(linked).map((part, index) => {
    const href = links.get(part);
    return (
      <span key={index} className={href && 'inline-block'}>
        {href ? <TextLink href={href}>{part}</TextLink> : part}
      </span>
    );
  });
}
