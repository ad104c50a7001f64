'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

interface Navigation {
  /** Whether the router has opened the current page, not the browser. */
  readonly isOpenedByRouter: boolean;
  /** Whether the visitor went back or forward to the current page. */
  readonly isTraversal: boolean;
}

const Context = createContext<Navigation>({ isOpenedByRouter: false, isTraversal: false });

/** Returns how the current page was opened. */
export const useNavigation = () => useContext(Context);

export const useOpenedByRouter = () => useNavigation().isOpenedByRouter;

/** Tells the components below it how the current page was opened. */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname();
  const [firstPathname] = useState(pathname);
  const [isOpenedByRouter, setIsOpenedByRouter] = useState(false);
  if (pathname !== firstPathname && !isOpenedByRouter) setIsOpenedByRouter(true);

  /** The page to which the visitor last went back or forward. */
  const [traversedPathname, setTraversedPathname] = useState<string>();
  useEffect(() => {
    const onTraversal = () => setTraversedPathname(location.pathname);
    addEventListener('popstate', onTraversal);
    return () => removeEventListener('popstate', onTraversal);
  }, []);

  const isTraversal = traversedPathname === pathname;
  const value = useMemo(() => ({ isOpenedByRouter, isTraversal }), [isOpenedByRouter, isTraversal]);
  return <Context value={value}>{children}</Context>;
}
