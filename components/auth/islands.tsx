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
import { LoadingLine } from '@/components/navigation/LoadingLine';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { currentPage } from '@/lib/browser/currentPage';
import { errorTexts } from '@/lib/words';
import { loadSdk, type Sdk } from './loadSdk';
import { Unanswered } from './Notice';

/* The islands that need Firebase. They are in the prerendered page, and hydrate when their chunk is there: so no prefetch loads it. */

const lazyPart = <Props extends object>(pick: (sdk: Sdk) => ComponentType<Props>) =>
  lazy(async () => ({ default: pick(await loadSdk()) }));

const AccountPanel = lazyPart((sdk) => sdk.AccountPanel);
const ForgotForm = lazyPart((sdk) => sdk.ForgotForm);
const LoginForm = lazyPart((sdk) => sdk.LoginForm);
const MailLinkForm = lazyPart((sdk) => sdk.MailLinkForm);
const SignUpForm = lazyPart((sdk) => sdk.SignUpForm);

/** Says that what it contains has hydrated: until then the head script keeps what is pressed there (lib/inline/earlyInput). */
function Hydrating({ children }: { readonly children: ReactNode }) {
  const island = useRef<HTMLDivElement>(null);
  useEffect(() => {
    island.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);
  return (
    <div ref={island} data-late="" className="island contents">
      {children}
    </div>
  );
}

interface LateIslandProps {
  readonly island: ReactNode;
  /** What stands below it: so that nothing moves, it comes with the island. */
  readonly children?: ReactNode;
}

/**
 * In the prerendered page `Activity` keeps the HTML until the chunk is there, and the rest of the page hydrates without it. React
 * would move the content of a `Suspense` to the end of the HTML, and an inline script back. On a page that the router has fetched,
 * the heading does not wait for the chunk.
 */
function LateIsland({ island, children }: LateIslandProps) {
  const [isSoft] = useState(() => currentPage.isSoft);
  const content = (
    <>
      <Hydrating>{island}</Hydrating>
      {children}
    </>
  );
  return (
    <IslandBoundary
      fallback={<Unanswered reason={errorTexts.text} onAgain={() => location.reload()} />}
    >
      {isSoft ? (
        <Suspense fallback={<LoadingLine />}>{content}</Suspense>
      ) : (
        <Activity>{content}</Activity>
      )}
    </IslandBoundary>
  );
}

type Below = Pick<LateIslandProps, 'children'>;

export const LoginIsland = (props: Below) => <LateIsland island={<LoginForm />} {...props} />;
export const SignUpIsland = (props: Below) => <LateIsland island={<SignUpForm />} {...props} />;
export const ForgotIsland = () => <LateIsland island={<ForgotForm />} />;
export const AccountIsland = () => <LateIsland island={<AccountPanel />} />;

/** @param props.setsPassword whether the link is for a new password, by the page that it has opened */
export const MailLinkIsland = (props: { readonly setsPassword?: boolean }) => (
  <LateIsland island={<MailLinkForm {...props} />} />
);
