import type { Coach } from '@/lib/schemas';

export type Named = Pick<Coach, 'givenName' | 'familyName'>;

export const fullName = ({ givenName, familyName }: Named) =>
  [givenName, familyName].filter(Boolean).join(' ');

/**
 * Returns whether `name` is a coach's given name or full name. Slots refer to coaches by either.
 */
export const hasName = (coach: Named, name: string) =>
  name === coach.givenName || name === fullName(coach);
