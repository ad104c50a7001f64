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
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { errorWords } from '@/lib/words';
import { LoginFields, SignUpFields } from './FormFields';
import { loadSdk, type Sdk } from './loadSdk';
import { RetryNotice } from './Notice';

const lazyForm = (pick: (sdk: Sdk) => ComponentType) =>
  lazy(async () => ({ default: pick(await loadSdk()) }));

/** The forms, whose code is in the SDK's chunk. Prefetching a page doesn't load this chunk. */
const forms = {
  AccountPanel: lazyForm((sdk) => sdk.AccountPanel),
  ForgotForm: lazyForm((sdk) => sdk.ForgotForm),
  LoginForm: lazyForm((sdk) => sdk.LoginForm),
  MailLinkForm: lazyForm((sdk) => sdk.MailLinkForm),
  SignUpForm: lazyForm((sdk) => sdk.SignUpForm),
};

/** The fields that a form shows after a soft navigation, until the SDK's chunk has loaded. */
const placeholders: Partial<Record<keyof typeof forms, ReactNode>> = {
  LoginForm: <LoginFields />,
  SignUpForm: <SignUpFields />,
};

interface DeferredIslandProps {
  readonly placeholder: RefObject<Element | null>;
  readonly children: ReactNode;
}

/**
 * Tells the head script that the island has hydrated. Until then, the script records the visitor's
 * input, in the island or in its placeholder (lib/inline/earlyInput).
 */
function DeferredIsland({ placeholder, children }: DeferredIslandProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.replayInput?.(element.current!, placeholder.current);
  }, [placeholder]);
  return (
    <div ref={element} data-deferred="" className="auth-island contents">
      {children}
    </div>
  );
}

interface AuthIslandProps {
  readonly name: keyof typeof forms;
  readonly children?: ReactNode;
}

/**
 * An island that needs Firebase, and the content below the island. On a page that the browser
 * opened, `Activity` keeps the prerendered HTML until the chunk has loaded; `Suspense` would need
 * inline scripts. After a soft navigation, `Suspense` shows the form's fields until then.
 */
export function AuthIsland({ name, children }: AuthIslandProps) {
  // Keeps the value of the first render, because a later navigation must not remount the island.
  const [isOpenedByRouter] = useState(useOpenedByRouter());
  const placeholder = useRef<Element>(null);
  // Keeps the element after React has removed it, because its input is replayed in the form.
  const keepPlaceholder = (element: Element | null) => {
    if (element) placeholder.current = element;
  };
  const fields = placeholders[name];
  const fallback = fields ? (
    <div ref={keepPlaceholder} data-deferred="" className="when-signed-out">
      <form method="dialog" noValidate>
        {fields}
      </form>
    </div>
  ) : (
    <LoadingLine />
  );
  const Form = forms[name];
  const content = (
    <>
      <DeferredIsland placeholder={placeholder}>
        <Form />
      </DeferredIsland>
      {children}
    </>
  );
  return (
    <ErrorBoundary fallback={<RetryNotice reason={errorWords.text} />}>
      {isOpenedByRouter ? (
        <Suspense fallback={fallback}>{content}</Suspense>
      ) : (
        <Activity>{content}</Activity>
      )}
    </ErrorBoundary>
  );
}
