/** The types of what an owner writes in `lib/content`. They follow from the schemas beside it. */
export type { Weekday } from '@/lib/services/sessions';
export type * from './answers';
export type * from './coaches';
export type * from './common';
export type * from './law';
export type * from './map';
export type * from './pages';
export type * from './pictures';
export type * from './studio';
export type * from './texts';
