import 'server-only';
import * as z from 'zod';
import { catchall, extend, never, optional } from 'zod/mini';
import { listOfServices, serviceSchema, sessionSchema } from '@/lib/services/service';
import { text } from './common';

/**
 * The schema of `public/data.json` at build: stricter than the one browsers use. Unknown fields are errors, an id must be a short URL
 * segment, and a price needs a currency.
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
