import { Button } from '@/components/ui/Button';
import type { Service } from '@/lib/services/service';
import { closingStop } from '@/lib/services/text';
import { detailsTexts, factTexts, minutesText, placesText } from '@/lib/words';
import { bookWithoutTimes } from '@/lib/booking/bookWithoutTimes';

/** The look of the name of a fact. */
export const term = 'label-caps text-muted';

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** What to expect of a class, what holds each time, and what to bring; what data.json does not say is left out. */
export function DescriptionList({ service }: { readonly service: Service }) {
  const { comment, always } = detailsTexts;
  const { duration, level, bring = [] } = service;
  const facts = [
    duration && minutesText(duration),
    level,
    service.places && placesText(service.places),
  ].filter((fact): fact is string => Boolean(fact));
  const lists = [
    [always, facts],
    [factTexts.bring, bring],
  ] as const;
  return (
    <dl className="grid gap-x-8 gap-y-6 wrap-anywhere lg:grid-cols-2">
      <div className="lg:col-span-2">
        <dt className={term}>{comment}</dt>
        <dd
          data-comment={closingStop(service.comment)}
          className="mt-3 text-card leading-snug text-balance lg:text-section lg:leading-snug"
        >
          {service.comment}
        </dd>
      </div>
      {lists.map(
        ([label, items]) =>
          items.length > 0 && (
            <div key={label} className="border-t border-line pt-6">
              <dt className={term}>{label}</dt>
              <dd className="mt-2 text-muted lg:text-lead">
                <List items={items} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The ways to book a service without times. */
export function QuickWays({ service }: { readonly service: Service }) {
  return (
    <p className="flex flex-wrap gap-3">
      {bookWithoutTimes(service).map(({ label, href }, index) => (
        <Button
          key={label}
          href={href}
          variant={index === 0 ? 'primary' : 'outline'}
          className="flex-1"
        >
          {label}
        </Button>
      ))}
    </p>
  );
}
