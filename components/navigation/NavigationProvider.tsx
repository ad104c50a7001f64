'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

const Navigation = createContext({ isOpenedByRouter: false, isTraversal: false });

/** Returns how the current page was opened. */
export const useNavigation = () => useContext(Navigation);

/** Returns whether the router has opened the current page, not the browser. */
export const useOpenedByRouter = () => useNavigation().isOpenedByRouter;

/** Tells the components below it how the current page was opened. */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname();
  const [first] = useState(pathname);
  const [isOpenedByRouter, setIsOpenedByRouter] = useState(false);
  if (pathname !== first && !isOpenedByRouter) setIsOpenedByRouter(true);

  /** The page to which the visitor last went back or forward. */
  const [traversed, setTraversed] = useState<string>();
  useEffect(() => {
    const onTraversal = () => setTraversed(location.pathname);
    addEventListener('popstate', onTraversal);
    return () => removeEventListener('popstate', onTraversal);
  }, []);

  const isTraversal = traversed === pathname;
  const value = useMemo(() => ({ isOpenedByRouter, isTraversal }), [isOpenedByRouter, isTraversal]);
  return <Navigation value={value}>{children}</Navigation>;
}
