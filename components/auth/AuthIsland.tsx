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
import { LoginFields, signUpFields } from './FormFields';
import { loadSdk, type Sdk } from './loadSdk';
import { Unanswered } from './Notice';

const lazyForm = (pick: (sdk: Sdk) => ComponentType) =>
  lazy(async () => ({ default: pick(await loadSdk()) }));

/**
 * Prerendered, and hydrated once the SDK's chunk has loaded. Prefetching a page doesn't load it.
 */
const forms = {
  AccountPanel: lazyForm((sdk) => sdk.AccountPanel),
  ForgotForm: lazyForm((sdk) => sdk.ForgotForm),
  LoginForm: lazyForm((sdk) => sdk.LoginForm),
  MailLinkForm: lazyForm((sdk) => sdk.MailLinkForm),
  SignUpForm: lazyForm((sdk) => sdk.SignUpForm),
};

/** What a form shows after a soft navigation until the SDK's chunk has loaded. */
const placeholders: Partial<Record<keyof typeof forms, ReactNode>> = {
  LoginForm: <LoginFields />,
  SignUpForm: signUpFields,
};

/**
 * Tells the head script that the content has hydrated. Until then, the script records the visitor's
 * input (lib/inline/earlyInput).
 */
function Hydrated(props: { placeholder: RefObject<Element | null>; children: ReactNode }) {
  const { placeholder, children } = props;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.replayInput?.(element.current!, placeholder.current);
  }, [placeholder]);
  return (
    <div ref={element} data-deferred="" className="auth-form contents">
      {children}
    </div>
  );
}

interface AuthIslandProps {
  readonly name: keyof typeof forms;
  readonly children?: ReactNode;
}

/**
 * An island that needs Firebase, and the content below the island. On a prerendered page,
 * `Activity` keeps the HTML until the chunk has loaded; `Suspense` would need inline scripts. After
 * a soft navigation, `Suspense` shows the page's title and the form's fields without waiting for
 * the chunk.
 */
export function AuthIsland({ name, children }: AuthIslandProps) {
  // Keeps the value of the first render, because a later navigation must not remount the island.
  const [isOpenedByRouter] = useState(useOpenedByRouter());
  const placeholder = useRef<Element>(null);
  const fields = placeholders[name] && (
    // The ref keeps the element after React has removed it, because its input is replayed in the
    // form.
    <div
      ref={(element) => void (placeholder.current ??= element)}
      data-deferred=""
      className="when-signed-out"
    >
      <form method="dialog" noValidate>
        {placeholders[name]}
      </form>
    </div>
  );
  const Form = forms[name];
  const content = (
    <>
      <Hydrated placeholder={placeholder}>
        <Form />
      </Hydrated>
      {children}
    </>
  );
  return (
    <ErrorBoundary fallback={<Unanswered reason={errorWords.text} />}>
      {isOpenedByRouter ? (
        <Suspense fallback={fields ?? <LoadingLine />}>{content}</Suspense>
      ) : (
        <Activity>{content}</Activity>
      )}
    </ErrorBoundary>
  );
}
