/** The shapes of what an owner writes in `lib/content`: it imports its types from here alone. */
export type * from './answers';
export type * from './pages';
export type * from './studio';
export type * from './texts';
