'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';

const Context = createContext<readonly [email: string, setEmail: (email: string) => void]>([
  '',
  () => {},
]);

/**
 * Returns the email that the forms share, and its setter. In the account settings, no email is
 * shared.
 */
export const useSharedEmail = () => useContext(Context);

/** Keeps the email that was typed last, until the visitor leaves the forms. */
export function EmailProvider({ children }: { readonly children: ReactNode }) {
  return <Context value={useState('')}>{children}</Context>;
}
