import 'server-only';
import type { Issue } from './issue';
import type { Service } from '../service';

/** Prices that visitors cannot understand, since they are a number without a currency (product 3.3). */
export function priceWarnings(file: string, services: readonly Service[]): readonly Issue[] {
  return services.flatMap(({ name, price }, index) =>
    /^[\d\s.,'’–—-]+$/u.test(price)
      ? {
          file,
          entry: `entry ${index + 1} (name ${JSON.stringify(name)})`,
          field: 'price',
          found: `${JSON.stringify(price)}, which has no currency`,
          expected: 'the price as visitors read it, such as "$29 per class" or "14,50 €"',
          fix: 'Add the currency.',
          stops: 'nothing' as const,
        }
      : [],
  );
}
