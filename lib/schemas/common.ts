import 'server-only';
import * as z from 'zod';
import { isReadableLine, timeOfDay } from '@/lib/services/service';

/*
 * Schemas that several others use. A schema has its own message if the one for its type
 * (lib/catalogue/messages) doesn't say what is expected.
 */

export const text = z.string().refine(isReadableLine, 'Expected a text on one line');

export const time = z.string().regex(timeOfDay, 'Expected a time such as "06:30"');

export const date = z.iso.date('Expected a date such as "2026-12-24"');

export const phone = z
  .string()
  .regex(/^\+\d/, 'Expected a number with its country code, such as "+1 (555) 555-0142"');

export const link = z.strictObject({ label: text, href: text });

/**
 * A decorative picture. If there is a file of the same name with `-closed` (`coach-closed.jpg`),
 * that file is shown while the studio is closed.
 */
export const picture = z.strictObject({
  src: z
    .string()
    .regex(
      /^\/images\/[^/\\]+\.(jpe?g|png|webp)$/i,
      'Expected a JPEG, PNG or WebP file in public/images, such as "/images/room.jpg"',
    ),
});

export const pictureWithAlt = picture.extend({ alt: text });

/**
 * A list without duplicates.
 * @param field the field to report for a duplicate
 */
export function uniqueList<Entry extends z.ZodObject>(
  entry: Entry,
  field: keyof z.infer<Entry> & string,
  isDuplicate: (entry: z.infer<Entry>, earlier: z.infer<Entry>) => boolean,
  message: string,
) {
  return z.array(entry).superRefine((entries, context) => {
    for (const [index, current] of entries.entries())
      if (entries.slice(0, index).some((earlier) => isDuplicate(current, earlier)))
        context.addIssue({ code: 'custom', path: [index, field], input: current[field], message });
  });
}

export type PictureEntry = z.infer<typeof picture>;
