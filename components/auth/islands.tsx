'use client';

import {
  Activity,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useSignal } from '@/components/hooks/useBrowserValue';
import { LoadingLine } from '@/components/navigation/LoadingLine';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { navigation } from '@/lib/browser/navigation';
import { errorTexts } from '@/lib/words';
import { loadSdk, type Sdk } from './loadSdk';
import { Unanswered } from './Notice';

const island = (pick: (sdk: Sdk) => ComponentType) =>
  lazy(async () => ({ default: pick(await loadSdk()) }));

/** The islands are prerendered, and hydrate once the SDK's chunk has loaded. Prefetching a page doesn't load the chunk. */
const islands = {
  AccountPanel: island((sdk) => sdk.AccountPanel),
  ForgotForm: island((sdk) => sdk.ForgotForm),
  LoginForm: island((sdk) => sdk.LoginForm),
  MailLinkForm: island((sdk) => sdk.MailLinkForm),
  SignUpForm: island((sdk) => sdk.SignUpForm),
};

/** Tells the head script that the content has hydrated. Until then, the script records the visitor's input (lib/inline/earlyInput). */
function Hydrated({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.replayInput?.(element.current!);
  }, []);
  return (
    <div ref={element} data-late="" className="island contents">
      {children}
    </div>
  );
}

interface AuthIslandProps {
  readonly name: keyof typeof islands;
  readonly children?: ReactNode;
}

/**
 * An island that needs Firebase, and the content below the island. On a prerendered page, `Activity` keeps the HTML until the chunk has
 * loaded; `Suspense` would need inline scripts. After a soft navigation, `Suspense` shows the page's title without waiting for the chunk.
 */
export function AuthIsland({ name, children }: AuthIslandProps) {
  // Keeps the value of the first render, because a later navigation must not remount the island.
  const [{ isSoft }] = useState(useSignal(navigation));
  const Island = islands[name];
  const content = (
    <>
      <Hydrated>
        <Island />
      </Hydrated>
      {children}
    </>
  );
  return (
    <IslandBoundary fallback={<Unanswered reason={errorTexts.text} />}>
      {isSoft ? (
        <Suspense fallback={<LoadingLine />}>{content}</Suspense>
      ) : (
        <Activity>{content}</Activity>
      )}
    </IslandBoundary>
  );
}
