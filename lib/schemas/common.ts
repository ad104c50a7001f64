import 'server-only';
import * as z from 'zod';
import { readable, timeOfDay } from '@/lib/services/fieldFormats';

/* What the schemas of several content files have in common. Messages of their own stand where zod's would not say what is expected. */

export const text = z.string().regex(readable, 'Expected a text in one line');

export const time = z.string().regex(timeOfDay, 'Expected a time such as "06:30"');

export const date = z.iso.date('Expected a date such as "2026-12-24"');

export const phone = z
  .string()
  .regex(/^\+\d/, 'Expected a number with the code of its country, such as "+1 (555) 555-0142"');

/**
 * A picture that decorates. Where a file of the same name with `-off` before its ending lies beside it (`coach-off.jpg`), that is
 * the same picture with the light off: it is shown while the studio is closed (product 14.6).
 */
export const picture = z.strictObject({
  src: z
    .string()
    .regex(
      /^\/images\/[^/\\]+\.(jpe?g|png|webp)$/i,
      'Expected a JPEG, PNG or WebP file in public/images, such as "/images/room.jpg"',
    ),
});

/** A picture that shows something. */
export const toldPicture = picture.extend({
  /** What it shows, for those who cannot see it. */
  alt: text,
});

/**
 * A list whose entries have nothing of the same kind.
 * @param field the field to name in an entry that claims what an earlier one has
 */
export function listOfDistinct<Entry extends z.ZodObject>(
  entry: Entry,
  field: keyof z.infer<Entry> & string,
  isSame: (one: z.infer<Entry>, other: z.infer<Entry>) => boolean,
  message: string,
) {
  return z.array(entry).superRefine((entries, { addIssue }) => {
    for (const [at, one] of entries.entries())
      if (entries.slice(0, at).some((other) => isSame(one, other)))
        addIssue({ code: 'custom', path: [at, field], input: one[field], message });
  });
}

export type StudioPicture = z.infer<typeof picture>;
