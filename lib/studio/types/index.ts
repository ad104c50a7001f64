/** The shapes of what an owner writes in `lib/content`, which imports its types from here alone. */
export type * from './answers';
export type * from './coaches';
export type * from './map';
export type * from './pages';
export type * from './studio';
export type * from './texts';
