'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, useContext, useState } from 'react';

const OpenedByRouter = createContext(false);

/** Returns whether the router has opened the current page, not the browser. */
export const useOpenedByRouter = () => useContext(OpenedByRouter);

/** Tells the components below it whether the router has opened the current page. */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname();
  const [first] = useState(pathname);
  const [hasChanged, setHasChanged] = useState(false);
  if (pathname !== first && !hasChanged) setHasChanged(true);
  return <OpenedByRouter value={hasChanged}>{children}</OpenedByRouter>;
}
