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
  type RefObject,
} from 'react';
import { LoadingLine } from '@/components/navigation/LoadingLine';
import { useOpenedByRouter } from '@/components/navigation/NavigationProvider';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { errorTexts } from '@/lib/words';
import { LoginFields, signUpFields } from './FormFields';
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

/** What a form shows after a soft navigation until the SDK's chunk has loaded. */
const placeholders: Partial<Record<keyof typeof islands, ReactNode>> = {
  LoginForm: <LoginFields />,
  SignUpForm: signUpFields,
};

/** Tells the head script that the content has hydrated. Until then, the script records the visitor's input (lib/inline/earlyInput). */
function Hydrated(props: { placeholder: RefObject<Element | null>; children: ReactNode }) {
  const { placeholder, children } = props;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.replayInput?.(element.current!, placeholder.current);
  }, [placeholder]);
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
 * loaded; `Suspense` would need inline scripts. After a soft navigation, `Suspense` shows the page's title and the form's fields without
 * waiting for the chunk.
 */
export function AuthIsland({ name, children }: AuthIslandProps) {
  // Keeps the value of the first render, because a later navigation must not remount the island.
  const [isOpenedByRouter] = useState(useOpenedByRouter());
  const placeholder = useRef<Element>(null);
  const fields = placeholders[name] && (
    // The ref keeps the element after React has removed it, because its input is replayed in the form.
    <div
      ref={(element) => void (placeholder.current ??= element)}
      data-late=""
      className="when-signed-out"
    >
      <form method="dialog" noValidate>
        {placeholders[name]}
      </form>
    </div>
  );
  const Island = islands[name];
  const content = (
    <>
      <Hydrated placeholder={placeholder}>
        <Island />
      </Hydrated>
      {children}
    </>
  );
  return (
    <IslandBoundary fallback={<Unanswered reason={errorTexts.text} />}>
      {isOpenedByRouter ? (
        <Suspense fallback={fields ?? <LoadingLine />}>{content}</Suspense>
      ) : (
        <Activity>{content}</Activity>
      )}
    </IslandBoundary>
  );
}
