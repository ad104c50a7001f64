import type * as z from 'zod';
import { issueLine } from '@/lib/catalogue/issue';
import { issuesOf } from '@/lib/catalogue/validate';

/** Validates the content of a file and returns a line for each mistake. */
export const linesOf = (file: string, schema: z.core.$ZodType, content: unknown) =>
  issuesOf(file, schema, content).map(issueLine);
