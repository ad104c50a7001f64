import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/Containers';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/Button';
import { emailHref, phoneHref } from '@/lib/studio/contact';
import type { firstVisit, prices as studioPrices } from '@/lib/content/firstVisit';
import { email, phone } from '@/lib/content/studio';
import { moreVisitText, priceTexts } from '@/lib/words';

interface PriceTableProps {
  /** The price of one class. */
  readonly single: ReactNode;
  readonly prices: typeof studioPrices;
}

/** Packs and memberships beside the price of one class (product 14.5); nothing where the studio has none. */
export function PriceTable({ single, prices }: PriceTableProps) {
  const { packs, note: ofSingle } = prices;
  const { caption, columns } = priceTexts;
  if (packs.length === 0) return null;
  const rows = [{ name: priceTexts.single, price: single, note: ofSingle }, ...packs];
  return (
    <table className="mb-6 w-full border-collapse">
      <caption className="pb-2 text-left text-small text-muted">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(({ name, price, note }) => (
          <tr key={name} className="align-baseline">
            <th scope="row" className="py-3 pr-4 text-left font-bold">
              {name}
              <small className="block text-small font-normal text-muted">{note}</small>
            </th>
            <td className="w-28 py-3 text-right sm:w-44 font-display text-lg font-bold sm:text-card text-accent">
              {price}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface AnswerProps {
  /** With names of facts in braces. */
  readonly text: string;
  readonly price: ReactNode;
  readonly bring?: string;
  readonly address?: string;
}

/** An answer with its facts; number and address are links, and stay in one piece where they fit into a line. */
function Answer({ text, price, bring, address }: AnswerProps) {
  const link = (words: string, href: string) => (
    <span className="inline-block">
      <TextLink href={href}>{words}</TextLink>
    </span>
  );
  const facts = new Map<string, ReactNode>([
    ['price', price],
    ['bring', bring],
    ['address', address],
    ['phone', link(phone, phoneHref)],
    ['email', link(email, emailHref)],
  ]);
  // Names of facts are every second part.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <span key={index}>{index % 2 === 0 ? part : facts.get(part)}</span>);
}

interface FirstVisitProps {
  /** The questions. */
  readonly content: typeof firstVisit;
  /** What can be bought. */
  readonly prices: typeof studioPrices;
  /** What one class costs, or from how much to how much. */
  readonly price: ReactNode;
  /** What to bring to the class whose page it is part of. */
  readonly bring?: string;
  /** Whether it is part of the page of a class, which has the questions that matter there and a link to all. */
  readonly isOfClass?: boolean;
  /** Where the studio is, in one line. */
  readonly address?: string;
  /** As of {@link Section}. */
  readonly continues?: boolean;
}

/** Whether the price of a class is none, such as "Free". */
const isFree = (price: ReactNode) =>
  typeof price === 'string' && price !== '' && !/\p{N}/u.test(price);

/** The questions before a first visit, each answer folded until it is pressed (product 14.5). It needs no script. */
export function FirstVisit({
  price,
  bring,
  isOfClass,
  address,
  continues = true,
  content,
  prices,
}: FirstVisitProps) {
  const { heading, lead, questions } = content;
  const shown = questions.filter(({ isForClass }) => isForClass || !isOfClass);
  if (shown.length === 0) return null;
  return (
    <Section id="first-visit" heading={heading} lead={lead} continues={continues} beside>
      <div
        className={`grid content-start gap-x-10 border-t border-line wrap-anywhere md:border-t-0 ${isOfClass ? '' : 'md:grid-cols-2'}`}
      >
        {shown.map(({ question, answer, ofClass, ofFree, hasPrices, link }) => (
          <Fold
            key={question}
            summary={question}
            className="border-b border-line md:border-b-0 md:border-t"
            summaryClassName="sm:min-h-14"
          >
            <p className="max-w-prose pb-5 text-muted">
              <Answer
                text={(bring && ofClass) || (isOfClass && isFree(price) && ofFree) || answer}
                price={price}
                bring={bring}
                address={address}
              />
              {link && (
                <span className="mt-2 block">
                  <TextLink href={link.href}>{link.label}</TextLink>
                </span>
              )}
            </p>
            {hasPrices && <PriceTable single={price} prices={prices} />}
          </Fold>
        ))}
        {isOfClass && (
          <p className="border-line pt-6 md:border-t">
            <TextLink href="/#first-visit">{moreVisitText}</TextLink>
          </p>
        )}
      </div>
    </Section>
  );
}
