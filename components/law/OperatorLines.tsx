import { TextLink } from '@/components/ui/TextLink';
import { operator } from '@/lib/content/law';
import { cityLine, site } from '@/lib/studio/site';

/** Telephone and email of the studio, as links. */
export function ContactLinks() {
  const { phone, phoneHref, email, emailHref } = site.contact;
  return (
    <p className="flex flex-col items-start gap-1">
      <TextLink href={phoneHref}>{phone}</TextLink>
      <TextLink href={emailHref}>{email}</TextLink>
    </p>
  );
}

/** The name and the postal address of who runs the studio. */
export function OperatorAddress() {
  return (
    <address className="not-italic">
      {[operator.name, site.name, site.address.street, cityLine].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
