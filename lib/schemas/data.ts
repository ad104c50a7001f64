import 'server-only';
import * as z from 'zod';
import { catchall, extend, never, optional, refine } from 'zod/mini';
import { listOfServices, serviceSchema, slotSchema } from '@/lib/services/service';

/** ISO 4217 codes. */
const codes = Intl.supportedValuesOf('currency').join('|');
/** Currencies that are usually written with letters. */
const names = 'kr|zł|Kč|Ft|lei|Fr|Rs|Rp|RM|R|dollars?|euros?|pounds?|francs?';
const currency = new RegExp(`\\p{Sc}|(?<!\\p{L})(?:${codes}|${names})(?!\\p{L})`, 'u');

/** Returns whether a price has a currency or, like `On request`, no amount. */
const isPrice = (price: string) =>
  currency.test(price) || (/\p{L}/u.test(price) && !/\p{Nd}/u.test(price));

/**
 * The build's schema of `public/data.json`. It's stricter than the browser's schema: it rejects
 * unknown fields, requires ids that are short URL segments, and requires amounts with a currency.
 */
export const dataSchema = listOfServices(
  catchall(
    extend(serviceSchema, {
      id: z
        .string()
        .regex(
          /^(?!index$)[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/i,
          'Expected a short id of letters, digits and hyphens',
        ),
      price: serviceSchema.shape.price.check(
        refine(isPrice, 'Expected a price with its currency, such as "$29 per class"'),
      ),
      slots: optional(z.array(catchall(slotSchema, never()))),
    }),
    never(),
  ),
);
