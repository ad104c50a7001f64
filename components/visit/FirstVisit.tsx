import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/Containers';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/Button';
import { emailHref, phoneHref } from '@/lib/studio/contact';
import type { firstVisit, prices as studioPrices } from '@/lib/content/firstVisit';
import { email, phone } from '@/lib/content/studio';
import type { VisitQuestion } from '@/lib/schemas';
import { closingStop, saysHowMuch } from '@/lib/services/text';
import { moreVisitText } from '@/lib/words';
import { PriceTable } from './PriceTable';

const links = new Map([
  [phone, phoneHref],
  [email, emailHref],
]);
const escaped = [...links.keys()].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const linked = new RegExp(`(${escaped.join('|')})`);

/** An answer, in which the studio's number and address are links; each stays in one piece where it fits into a line. */
function Answer({ text }: { readonly text: string }) {
  return text.split(linked).map((part, index) => {
    const href = links.get(part);
    return (
      <span key={index} className={href && 'inline-block'}>
        {href ? <TextLink href={href}>{part}</TextLink> : part}
      </span>
    );
  });
}

/** What answers say beside their own words. */
interface VisitFacts {
  /** What can be bought. */
  readonly prices: typeof studioPrices;
  /** What one class costs, or from how much to how much. */
  readonly price: string;
  /** The same, where it follows newer data. */
  readonly livePrice?: ReactNode;
  /** What to bring to the class whose page it is part of. */
  readonly bring?: string;
  /** Whether it is part of the page of a class, which has the questions that matter there and a link to all. */
  readonly isOfClass?: boolean;
}

interface QuestionProps extends VisitFacts {
  readonly asked: VisitQuestion;
}

/** A question, with its answer folded until it is pressed. */
function Question({ asked, prices, ...facts }: QuestionProps) {
  const { question, answer, ofClass, ofFree, hasPrices, link } = asked;
  const { price, livePrice = price, bring } = facts;
  const fact = hasPrices ? price : ofClass && bring;
  return (
    <Fold
      summary={question}
      className="border-b border-line md:border-b-0 md:border-t"
      summaryClassName="sm:min-h-14"
    >
      <p className="max-w-prose pb-5 text-muted">
        {fact && (
          <>
            <span>{hasPrices ? livePrice : bring}</span>
            <span>{closingStop(fact)} </span>
          </>
        )}
        <Answer text={(bring && ofClass) || (!saysHowMuch(price) && ofFree) || answer} />
        {link && (
          <span className="mt-2 block">
            <TextLink href={link.href}>{link.label}</TextLink>
          </span>
        )}
      </p>
      {hasPrices && <PriceTable single={livePrice} prices={prices} />}
    </Fold>
  );
}

interface FirstVisitProps extends VisitFacts {
  /** The questions. */
  readonly content: typeof firstVisit;
  /** As of {@link Section}. */
  readonly continues?: boolean;
}

/** The questions before a first visit, each answer folded until it is pressed (product 14.5). It needs no script. */
export function FirstVisit({ content, continues = true, ...facts }: FirstVisitProps) {
  const { isOfClass } = facts;
  const { heading, lead, questions } = content;
  const shown = questions.filter(({ isForClass }) => isForClass || !isOfClass);
  if (shown.length === 0) return null;
  const half = Math.ceil(shown.length / 2);
  const columns = [shown.slice(0, half), shown.slice(half)];
  return (
    <Section id="first-visit" heading={heading} lead={lead} continues={continues} beside>
      <div className="grid content-start gap-x-10 border-t border-line wrap-anywhere md:grid-cols-2 md:border-t-0">
        {/* Each column is a box of its own: an answer that opens moves nothing in the other. */}
        {columns.map((column, index) => (
          <div key={index}>
            {column.map((asked) => (
              <Question key={asked.question} {...facts} asked={asked} />
            ))}
            {isOfClass && index === 1 && (
              <p className="border-line pt-4 md:border-t">
                <TextLink href="/#first-visit">{moreVisitText}</TextLink>
              </p>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
