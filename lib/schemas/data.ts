import 'server-only';
import * as z from 'zod';
import { catchall, extend, never, optional } from 'zod/mini';
import { listOfServices, serviceSchema, sessionSchema } from '@/lib/services/service';
import { text } from './common';

/**
 * The build's schema of `public/data.json`. It's stricter than the browser's schema: it rejects unknown fields, requires ids that
 * are short URL segments, and requires prices with a currency.
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
      price: text
        .trim()
        .regex(/[^\d\s.,'’–—-]/u, 'Expected a price with its currency, such as "$29 per class"'),
      sessions: optional(z.array(catchall(sessionSchema, never()))),
    }),
    never(),
  ),
);
