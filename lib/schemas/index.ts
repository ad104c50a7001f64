/** Types of the owner's files in `lib/content`, inferred from their schemas. */
export type { Weekday } from '@/lib/time/dates';
export type * from './answers';
export type * from './common';
export type * from './pictures';
export type * from './studio';
export type * from './texts';
